import type { DataTableColumn, DataTableRow } from '../../components/DataTable/types.ts';
import type { ChartLabels } from './messages.ts';
import { isValue, type SeriesChartProps } from './types.ts';

/** The columns of a chart of series. */
export const seriesColumns = (
  { series }: SeriesChartProps,
  words: ChartLabels,
): readonly DataTableColumn[] => [
  { id: '', label: words.category },
  ...series.map(({ id, label }) => ({ id: `series-${id}`, label, align: 'end' as const })),
];

/** The rows of a chart of series, one per point. */
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
