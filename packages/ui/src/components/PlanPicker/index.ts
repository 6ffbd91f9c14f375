export { PlanPicker } from './PlanPicker.tsx';
export type { PlanPickerProps } from './PlanPicker.tsx';
export { PlanCard } from './PlanCard.tsx';
export type { PlanCardProps } from './PlanCard.tsx';
