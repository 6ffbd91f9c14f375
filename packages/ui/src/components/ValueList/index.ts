export { ValueList } from './ValueList.tsx';
export type { ValueListItem, ValueListProps } from './ValueList.tsx';
