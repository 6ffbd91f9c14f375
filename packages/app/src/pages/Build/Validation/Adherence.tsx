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

/** Number of violations and findings of a rule. */
interface RuleCounts {
  violations: number;
  findings: number;
}

/** Results per rule, counted in one pass: there may be tens of thousands. */
function brokenRules({ files, findings }: CheckedSources): ReadonlyMap<string | undefined, RuleCounts> {
  const counts = new Map<string | undefined, RuleCounts>();
  const count = (id: string | undefined, kind: keyof RuleCounts): void => {
    const ruleCounts = counts.get(id) ?? { violations: 0, findings: 0 };
    ruleCounts[kind] += 1;
    counts.set(id, ruleCounts);
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
  const ruleCounts = broken.get(id);
  if (!ruleCounts) return copy.clean;
  return `${counted(ruleCounts.violations, 'violation')}, ${counted(ruleCounts.findings, 'finding')}`;
}

interface AdherenceProps {
  readonly rules: readonly MandateRule[];
  readonly checked: CheckedSources | undefined;
}

/** Results for each rule of the mandate; rules that are off are not checked. */
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
