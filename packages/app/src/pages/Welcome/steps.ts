import {
  completedSteps,
  initialOnboarding,
  onboardingKey,
  onboardingTransition,
  parseCompletedSteps,
  type OnboardingState,
  type OnboardingStepId,
} from '@saywright/domain/onboarding';
import type { Service } from '@saywright/domain/operations';
import type { OperationView } from '@saywright/engine/protocol';
import { readText, readVisit, writeText, writeVisit } from '../../services/storage.ts';

/** What an executed operation of each service shows to be done, whatever was pressed here (I09). */
const shownBy = {
  database: 'project',
  'code-hosting': 'integrations',
  deployment: 'deploy',
} as const satisfies Readonly<Record<Service, OnboardingStepId>>;

/** Where this browser keeps the steps of a person; of a visitor where there is none. */
export const stepsKey = (ownerId: string): string => onboardingKey(ownerId === '' ? undefined : ownerId);

/** Where this browser keeps which steps were found to be done. */
const doneKey = (key: string): string => `${key}-done`;

/** Where this visit keeps the step that is open. */
const openKey = (key: string): string => `${key}-open`;

/** The steps that are remembered; in one visit, so is the one that is open. */
export function rememberedSteps(key: string): OnboardingState {
  const ids = parseCompletedSteps(readText(key));
  const found = onboardingTransition(initialOnboarding, { kind: 'found', ids });
  return onboardingTransition(found, { kind: 'jump', id: readVisit(openKey(key)) ?? '' });
}

/** Remembers the steps as they stand. */
export function rememberSteps(key: string, state: OnboardingState): void {
  writeText(key, JSON.stringify(completedSteps(state)));
  writeVisit(openKey(key), state.steps[state.current]?.id ?? null);
}

/** The steps that were once found to be done; they stay so. */
export function rememberedDone(key: string): readonly OnboardingStepId[] {
  return parseCompletedSteps(readText(doneKey(key)));
}

/** Remembers steps that were found to be done, with those that were before. */
export function rememberDone(key: string, ids: readonly OnboardingStepId[]): void {
  if (ids.length > 0) writeText(doneKey(key), JSON.stringify([...new Set([...rememberedDone(key), ...ids])]));
}

/** The steps that were really taken. */
export const takenSteps = (operations: readonly OperationView[] | undefined): readonly OnboardingStepId[] =>
  (operations ?? []).flatMap(({ executedAt, service }) => (executedAt === null ? [] : [shownBy[service]]));
