import {
  initialOnboarding,
  onboardingKey,
  onboardingTransition,
  parseCompletedSteps,
  type OnboardingState,
  type OnboardingStepId,
} from '@saywright/domain/onboarding';
import type { Service } from '@saywright/domain/operations';
import type { OperationView } from '@saywright/engine/protocol';
import { readText } from '../../services/storage.ts';

/** What an executed operation of each service shows to be done, whatever was pressed here (I09). */
const shownBy = {
  database: 'project',
  'code-hosting': 'integrations',
  deployment: 'deploy',
} as const satisfies Readonly<Record<Service, OnboardingStepId>>;

/** Where this browser keeps the steps of a person; of a visitor where there is none. */
export const stepsKey = (ownerId: string): string => onboardingKey(ownerId === '' ? undefined : ownerId);

/** The steps that are remembered. */
export const rememberedSteps = (key: string): OnboardingState =>
  onboardingTransition(initialOnboarding, { kind: 'found', ids: parseCompletedSteps(readText(key)) });

/** The steps that were really taken. */
export const takenSteps = (operations: readonly OperationView[] | undefined): readonly OnboardingStepId[] =>
  (operations ?? []).flatMap(({ executedAt, service }) => (executedAt === null ? [] : [shownBy[service]]));
