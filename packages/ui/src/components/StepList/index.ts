export { StepList } from './StepList.tsx';
export type { Step, StepListProps, StepState } from './StepList.tsx';
