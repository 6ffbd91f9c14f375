export { DataGrid } from './DataGrid.tsx';
export { DataGridColumns } from './DataGridColumns.tsx';
export type { DataGridColumnsProps } from './DataGridColumns.tsx';
export type { DataGridColumn, DataGridProps, DataGridRow } from './types.ts';
