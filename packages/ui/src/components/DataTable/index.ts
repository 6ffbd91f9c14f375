export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type { DataTableColumn, DataTableRow, DataTableSort } from './types.ts';
