export { VirtualDataGrid } from './VirtualDataGrid.tsx';
export type { VirtualDataGridProps } from './VirtualDataGrid.tsx';
