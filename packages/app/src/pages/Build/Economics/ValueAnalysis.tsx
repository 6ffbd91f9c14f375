import {
  defaultComplexity,
  dollarText,
  initialAssumptions,
  ownEconomics,
  revenueMultiple,
  type EconomicsSummary,
} from '@saywright/domain/economics';
import { Card } from '@saywright/ui/Card';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { economicsCopy as copy } from '../../../copy/build/economics.ts';
import * as page from '../Build.css.ts';
import { numberText } from '../format.ts';

/** What the documented hours, rate and revenue actually come to. */
const { roi = 0, breakEvenMonths = 0 } = ownEconomics(initialAssumptions, defaultComplexity);

/** The documented projection; return and break-even are constants, not computed. */
export function ValueAnalysis({ summary }: { readonly summary: EconomicsSummary }): ReactElement {
  const items = [
    { id: 'cost', label: copy.cost, value: dollarText(summary.totalBudget) },
    { id: 'revenue', label: copy.revenue, value: dollarText(summary.projectedRevenue) },
    { id: 'multiple', label: copy.multiple, value: `${revenueMultiple}x` },
    { id: 'roi', label: copy.roi, value: `${summary.projectedRoi}%` },
    { id: 'break-even', label: copy.breakEven, value: copy.months(String(summary.breakEvenMonths)) },
  ];
  return (
    <Card title={copy.value} action={<SampleMark />}>
      <Stack gap={12}>
        <ValueList label={copy.value} items={items} />
        <p className={page.small13}>{copy.fixed(`${numberText(roi)}%`, numberText(breakEvenMonths))}</p>
      </Stack>
    </Card>
  );
}
