import { humanise } from '../planner/names.ts';

/** The name of a table or a column as instructions write it: `start_time` is `start time`. */
export function written(name: string): string {
  return humanise(name).toLowerCase();
}

/** Whether a column, as `table.column`, holds what its rows are called. */
export function isNameColumn(column: string): boolean {
  return /\.(?:\w+_)?(?:name|title)$/u.test(column);
}
