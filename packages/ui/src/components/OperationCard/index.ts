export { OperationCard } from './OperationCard.tsx';
export type { OperationCardProps, OperationConfirmation, OperationPart, OperationState } from './types.ts';
export type { OperationLabels } from './messages.ts';
