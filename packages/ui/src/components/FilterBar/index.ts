export { FilterBar } from './FilterBar.tsx';
export type { Filter, FilterBarProps } from './FilterBar.tsx';
