import {
  checkedMandates,
  mandateOfFinding,
  mandateOfViolation,
  type MandateRule,
} from '@saywright/domain/mandate';
import { counted } from '@saywright/domain/receipt';
import { missingDependencies, registryEntries } from '@saywright/domain/registry';
import { Card } from '@saywright/ui/Card';
import { ValueList } from '@saywright/ui/ValueList';
import { memo, useMemo, type ReactElement } from 'react';
import { buildCopy } from '../../../copy/build/page.ts';
import { validationCopy } from '../../../copy/build/validation.ts';
import * as page from '../Build.css.ts';
import type { CheckedSources } from './messages.ts';

const copy = validationCopy.adherence;

/** How often a rule was broken. */
interface Broken {
  violations: number;
  findings: number;
}

/** How often each rule was broken, counted in one go: there may be tens of thousands of results. */
function brokenRules({ files, findings }: CheckedSources): ReadonlyMap<string | undefined, Broken> {
  const counts = new Map<string | undefined, Broken>();
  const count = (id: string | undefined, kind: keyof Broken): void => {
    const known = counts.get(id) ?? { violations: 0, findings: 0 };
    known[kind] += 1;
    counts.set(id, known);
  };
  for (const { violations } of files)
    for (const violation of violations) count(mandateOfViolation(violation), 'violations');
  for (const { rule } of findings) count(mandateOfFinding(rule), 'findings');
  return counts;
}

function adherence({ id, active }: MandateRule, broken: ReturnType<typeof brokenRules> | undefined): string {
  if (!active) return copy.off;
  if (id === 'RULE_1.2') return copy.registry(missingDependencies(registryEntries).length);
  if (!checkedMandates.includes(id)) return copy.people;
  if (!broken) return buildCopy.none;
  const times = broken.get(id);
  if (!times) return copy.clean;
  return `${counted(times.violations, 'violation')}, ${counted(times.findings, 'finding')}`;
}

interface AdherenceProps {
  readonly rules: readonly MandateRule[];
  readonly checked: CheckedSources | undefined;
}

/** What the sources say about each rule of the mandate; one that is switched off is not looked at (SP-BMAN-08, I39). */
export const Adherence = memo(function Adherence({ rules, checked }: AdherenceProps): ReactElement {
  const broken = useMemo(() => checked && brokenRules(checked), [checked]);
  return (
    <Card title={copy.title} headingLevel={3}>
      <ValueList
        label={copy.title}
        items={rules.map((rule) => ({
          id: rule.id,
          label: (
            <>
              <span className={page.mono}>{rule.id}</span> {rule.title}
            </>
          ),
          value: adherence(rule, broken),
        }))}
      />
    </Card>
  );
});
