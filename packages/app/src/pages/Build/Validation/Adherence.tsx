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
import type { ReactElement } from 'react';
import { buildCopy } from '../../../copy/build/page.ts';
import { validationCopy } from '../../../copy/build/validation.ts';
import * as page from '../Build.css.ts';
import type { CheckedSources } from './messages.ts';

const copy = validationCopy.adherence;

function adherence({ id, active }: MandateRule, checked: CheckedSources | undefined): string {
  if (!active) return copy.off;
  if (id === 'RULE_1.2') return copy.registry(missingDependencies(registryEntries).length);
  if (!checkedMandates.includes(id)) return copy.people;
  if (!checked) return buildCopy.none;
  const violations = checked.files
    .flatMap((file) => file.violations)
    .filter((violation) => mandateOfViolation(violation) === id).length;
  const findings = checked.findings.filter(({ rule }) => mandateOfFinding(rule) === id).length;
  if (violations + findings === 0) return copy.clean;
  return `${counted(violations, 'violation')}, ${counted(findings, 'finding')}`;
}

interface AdherenceProps {
  readonly rules: readonly MandateRule[];
  readonly checked: CheckedSources | undefined;
}

/** What the sources say about each rule of the mandate; one that is switched off is not looked at (SP-BMAN-08, I39). */
export function Adherence({ rules, checked }: AdherenceProps): ReactElement {
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
          value: adherence(rule, checked),
        }))}
      />
    </Card>
  );
}
