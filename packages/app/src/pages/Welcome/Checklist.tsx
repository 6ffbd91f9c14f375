import {
  completedSteps,
  initialOnboarding,
  onboardingKey,
  onboardingTransition,
  parseCompletedSteps,
  setupComplete,
  type OnboardingStepId,
} from '@saywright/domain/onboarding';
import type { Service } from '@saywright/domain/operations';
import { OnboardingChecklist } from '@saywright/ui/OnboardingChecklist';
import { useEffect, useReducer, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { welcomeCopy } from '../../copy/welcome.ts';
import { useAuth } from '../../providers/auth.ts';
import { useOperations } from '../../services/data.ts';
import { readText, writeText } from '../../services/storage.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { iconOf } from '../../shell/iconOf.ts';

/** What an executed operation of each service shows to be done, whatever was pressed here (I09). */
const shownBy = {
  database: 'project',
  'code-hosting': 'integrations',
  deployment: 'deploy',
} as const satisfies Readonly<Record<Service, OnboardingStepId>>;

function remembered(key: string): typeof initialOnboarding {
  return onboardingTransition(initialOnboarding, { kind: 'found', ids: parseCompletedSteps(readText(key)) });
}

/** The four steps; what is done stays done in this browser (CS-ONBD-11 to CS-ONBD-23, A62). */
function StepsOf({ storageKey }: { readonly storageKey: string }): ReactElement {
  const [state, dispatch] = useReducer(onboardingTransition, storageKey, remembered);
  const navigate = useNavigate();
  const { data: operations } = useOperations();
  useEffect(() => {
    const executed = (operations ?? []).filter(({ executedAt }) => executedAt !== null);
    dispatch({ kind: 'found', ids: executed.map(({ service }) => shownBy[service]) });
  }, [operations]);
  useEffect(() => {
    writeText(storageKey, JSON.stringify(completedSteps(state)));
  }, [state, storageKey]);
  const act = (id: string): void => {
    dispatch({ kind: 'complete', id });
    // Kept before leaving: the page is gone by the time an effect would run.
    const next = onboardingTransition(state, { kind: 'complete', id });
    writeText(storageKey, JSON.stringify(completedSteps(next)));
    const step = state.steps.find((known) => known.id === id);
    if (step) void navigate(step.to);
  };
  const current: OnboardingStepId = state.steps[state.current]?.id ?? 'demo';
  return (
    <OnboardingChecklist
      headingLevel={3}
      steps={state.steps.map(({ id, icon, title, description, actionLabel, completed, optional }) => ({
        id,
        icon: iconOf(icon),
        title,
        description,
        actionLabel,
        completed,
        ...(optional && { badge: welcomeCopy.optional }),
      }))}
      current={current}
      onSelect={(id) => dispatch({ kind: 'jump', id })}
      onAction={act}
      completion={{
        title: setupComplete.title,
        text: setupComplete.text,
        actions: setupComplete.actions.map(({ label, to }) => (
          <RouterLinkButton key={to} to={to}>
            {label}
          </RouterLinkButton>
        )),
      }}
    />
  );
}

/** The checklist of whoever is here; it starts anew with another person. */
export function Checklist(): ReactElement {
  const { ownerId } = useAuth();
  const key = onboardingKey(ownerId === '' ? undefined : ownerId);
  return <StepsOf key={key} storageKey={key} />;
}
