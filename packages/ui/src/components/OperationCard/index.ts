export { OperationCard } from './OperationCard.tsx';
export type { OperationCardProps, OperationConfirmation, OperationLabels, OperationState } from './types.ts';
