import {
  componentCost,
  componentCosts,
  complexityMultipliers,
  dollarText,
  hourlyRate,
  type ComplexityLevel,
} from '@saywright/domain/economics';
import { countText } from '@saywright/domain/receipt';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import { economicsCopy as copy } from '../../../copy/build/economics.ts';
import { buildCopy } from '../../../copy/build/page.ts';
import { numberText } from '../format.ts';

/** Costs of single components at a complexity level. */
export function ComponentCosts({ level }: { readonly level: ComplexityLevel }): ReactElement {
  return (
    <Card title={copy.components} action={<SampleMark />}>
      <DataTable
        caption={copy.components}
        hideCaption
        columns={copy.columns}
        emptyText={copy.empty}
        rows={componentCosts.map((item) => ({
          id: item.id,
          cells: {
            name: item.name,
            type: item.type,
            complexity: item.complexity,
            status: buildCopy.statuses[item.status],
            lines: countText(item.estimatedLines),
            hours: numberText(item.estimatedHours * complexityMultipliers[level]),
            cost: dollarText(componentCost(item, level, hourlyRate)),
          },
        }))}
      />
    </Card>
  );
}
