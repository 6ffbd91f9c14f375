export { ProcessLine } from './ProcessLine.tsx';
export type { ProcessLineProps, ProcessStep } from './ProcessLine.tsx';
