export { ReadingLine } from './ReadingLine.tsx';
export type { ReadingLineProps } from './ReadingLine.tsx';
