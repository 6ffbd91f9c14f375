export { OnboardingChecklist } from './OnboardingChecklist.tsx';
export type { OnboardingChecklistProps, OnboardingLabels } from './OnboardingChecklist.tsx';
export type { OnboardingItem } from './OnboardingRow.tsx';
