import type { ReferenceRow } from './model.ts';

const common = new Set(['className', 'style', 'id', 'ref']);

/** Whether every component takes a prop. */
export const isCommon = ({ name }: ReferenceRow): boolean => common.has(name.split('.').at(-1) ?? name);

/** The place of a row in a table: required ones first, those that every component takes last. */
export const rankOf = (row: ReferenceRow): number => (row.required ? 0 : isCommon(row) ? 2 : 1);
