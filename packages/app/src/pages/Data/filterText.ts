import type { RowFilterView } from '@saywright/engine/protocol';
import { dataCopy as copy } from '../../copy/data.ts';

/** Conditions that compare with no value. */
export const withoutValue: ReadonlySet<RowFilterView['operator']> = new Set<RowFilterView['operator']>([
  'empty',
  'filled',
]);

/** A filter in words: "status is not Cancelled". */
export function filterText({ column, operator, value }: RowFilterView): string {
  return copy.filterText(column, copy.operators[operator], withoutValue.has(operator) ? '' : value);
}
