export { DiffView } from './DiffView.tsx';
export type { DiffHunk, DiffLabels, DiffLine, DiffViewProps } from './types.ts';
