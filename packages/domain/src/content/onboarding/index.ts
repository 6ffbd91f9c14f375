export {
  defaultHubTab,
  hubAnalytics,
  hubBack,
  hubStats,
  hubTabs,
  hubTiles,
  hubTitle,
  setupComplete,
} from './hub.ts';
export type { HubAction, HubTabId } from './hub.ts';
export { initialOnboarding, onboardingTransition } from './onboardingTransition.ts';
export type { OnboardingEvent } from './onboardingTransition.ts';
export {
  completedSteps,
  onboardingKey,
  onboardingProgress,
  onboardingStandings,
  parseCompletedSteps,
} from './progress.ts';
export type { OnboardingProgress, OnboardingStanding } from './progress.ts';
export { onboardingSteps } from './steps.ts';
export type { OnboardingState, OnboardingStep, OnboardingStepId } from './types.ts';
