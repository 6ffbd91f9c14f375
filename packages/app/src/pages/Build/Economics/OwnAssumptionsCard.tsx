import {
  assumptionFields,
  dollarText,
  initialAssumptions,
  ownEconomics,
  parseAssumption,
  type ComplexityLevel,
  type OwnAssumptions,
} from '@saywright/domain/economics';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { ValueList } from '@saywright/ui/ValueList';
import { useState, type ReactElement } from 'react';
import { economicsCopy } from '../../../copy/build/economics.ts';
import * as page from '../Build.css.ts';
import { numberText } from '../format.ts';
import { useAssumptions } from './assumptions.ts';

const copy = economicsCopy.own;

/** The user's own assumptions and the results, recalculated on every keystroke. */
export function OwnAssumptionsCard({ level }: { readonly level: ComplexityLevel }): ReactElement {
  const { assumptions, change } = useAssumptions();
  // Text that is not a number (yet); the results use the last valid number.
  const [typed, setTyped] = useState<Partial<Readonly<Record<keyof OwnAssumptions, string>>>>({});
  const type = (field: keyof OwnAssumptions, text: string): void => {
    setTyped({ ...typed, [field]: text });
    const value = parseAssumption(text);
    if (value !== undefined) change({ ...assumptions, [field]: value });
  };
  const { totalHours, totalBudget, yearlyGain, roi, breakEvenMonths } = ownEconomics(assumptions, level);
  const results = [
    { id: 'budget', label: economicsCopy.cards.budget, value: dollarText(totalBudget) },
    { id: 'hours', label: economicsCopy.cards.hours, value: economicsCopy.hours(numberText(totalHours)) },
    { id: 'gain', label: copy.gain, value: dollarText(yearlyGain) },
    { id: 'roi', label: copy.roi, value: roi === undefined ? copy.noBudget : `${numberText(roi)}%` },
    {
      id: 'break-even',
      label: economicsCopy.breakEven,
      value: breakEvenMonths === undefined ? copy.never : economicsCopy.months(numberText(breakEvenMonths)),
    },
  ];
  return (
    <Card title={copy.title}>
      <Stack gap={16}>
        <p className={page.small13}>{copy.text}</p>
        {assumptionFields.map((field) => {
          const text = typed[field] ?? String(assumptions[field]);
          return (
            <TextField
              key={field}
              label={copy.fields[field]}
              inputMode="decimal"
              value={text}
              onChange={(next) => type(field, next)}
              errorMessage={parseAssumption(text) === undefined ? copy.wrong : undefined}
            />
          );
        })}
        <ValueList label={copy.title} items={results} />
        <p className={page.small13}>{copy.method}</p>
        <div className={page.screenOnly}>
          <Button
            size="sm"
            icon="undo"
            onClick={() => {
              setTyped({});
              change(initialAssumptions);
            }}
          >
            {copy.reset}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
