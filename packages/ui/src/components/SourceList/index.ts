export { SourceList } from './SourceList.tsx';
export type { Source, SourceListProps } from './SourceList.tsx';
