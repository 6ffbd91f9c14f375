export { SortableTable } from './SortableTable.tsx';
export type { SortableTableProps } from './SortableTable.tsx';
export type { SortableColumn, SortableRow } from './types.ts';
