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

/** The onboarding step that an executed operation of each service completes, whatever was pressed here. */
const stepOfService = {
  database: 'project',
  'code-hosting': 'integrations',
  deployment: 'deploy',
} as const satisfies Readonly<Record<Service, OnboardingStepId>>;

/** Storage key of a user's steps; an empty id is a visitor. */
export const stepsKey = (ownerId: string): string => onboardingKey(ownerId === '' ? undefined : ownerId);

/** Storage key of the steps that were observed as done. */
const doneKey = (key: string): string => `${key}-done`;

/** Session storage key of the step that is open. */
const openKey = (key: string): string => `${key}-open`;

/** The stored steps; the open step is restored within the same visit. */
export function rememberedSteps(key: string): OnboardingState {
  const ids = parseCompletedSteps(readText(key));
  const found = onboardingTransition(initialOnboarding, { kind: 'found', ids });
  return onboardingTransition(found, { kind: 'jump', id: readVisit(openKey(key)) ?? '' });
}

/** Stores the steps. */
export function rememberSteps(key: string, state: OnboardingState): void {
  writeText(key, JSON.stringify(completedSteps(state)));
  writeVisit(openKey(key), state.steps[state.current]?.id ?? null);
}

/** The steps that were ever observed as done; they stay done. */
export function rememberedDone(key: string): readonly OnboardingStepId[] {
  return parseCompletedSteps(readText(doneKey(key)));
}

/** Adds steps to those that were observed as done. */
export function rememberDone(key: string, ids: readonly OnboardingStepId[]): void {
  if (ids.length > 0) writeText(doneKey(key), JSON.stringify([...new Set([...rememberedDone(key), ...ids])]));
}

/** The steps that executed operations complete. */
export const observedSteps = (
  operations: readonly OperationView[] | undefined,
): readonly OnboardingStepId[] =>
  (operations ?? []).flatMap(({ executedAt, service }) =>
    executedAt === null ? [] : [stepOfService[service]],
  );
