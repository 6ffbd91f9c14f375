import type { DataTableColumn, DataTableRow } from '../../components/DataTable/types.ts';
import type { ChartLabels } from './messages.ts';
import { isValue, type SeriesChartProps } from './types.ts';

/** Table columns of a series chart. */
export const seriesColumns = (
  { series }: SeriesChartProps,
  words: ChartLabels,
): readonly DataTableColumn[] => [
  { id: '', label: words.category },
  ...series.map(({ id, label }) => ({ id: `series-${id}`, label, align: 'end' as const })),
];

/** Table rows of a series chart, one per point. */
export const seriesRows = (
  { categories, series }: SeriesChartProps,
  format: (value: number) => string,
): readonly DataTableRow[] =>
  categories.map((category, index) => ({
    id: String(index),
    cells: Object.fromEntries([
      ['', category],
      ...series.map(({ id, values }) => {
        const value = values[index];
        return [`series-${id}`, isValue(value) ? format(value) : null];
      }),
    ]),
  }));
