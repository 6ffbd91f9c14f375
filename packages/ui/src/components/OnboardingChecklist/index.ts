export { OnboardingChecklist } from './OnboardingChecklist.tsx';
export type { OnboardingChecklistProps } from './OnboardingChecklist.tsx';
export type { OnboardingItem } from './OnboardingRow.tsx';
export type { OnboardingLabels } from './messages.ts';
