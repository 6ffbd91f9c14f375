export { DiffView } from './DiffView.tsx';
export type { DiffHunk, DiffLine, DiffViewProps } from './types.ts';
export type { DiffLabels } from './messages.ts';
