export { RadioGroup } from './RadioGroup.tsx';
export type { Choice, ChoiceGroupProps } from './ChoiceFrame.tsx';
export type { RadioGroupProps } from './RadioGroup.tsx';
