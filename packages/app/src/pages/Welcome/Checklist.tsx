import {
  onboardingStandings,
  onboardingTransition,
  setupComplete,
  type OnboardingStepId,
} from '@saywright/domain/onboarding';
import { OnboardingChecklist } from '@saywright/ui/OnboardingChecklist';
import { useEffect, useMemo, useReducer, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { welcomeCopy } from '../../copy/welcome.ts';
import { useAuth } from '../../providers/auth.ts';
import { useOperations } from '../../services/data.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { iconOf } from '../../shell/iconOf.ts';
import {
  rememberDone,
  rememberedDone,
  rememberedSteps,
  rememberSteps,
  stepsKey,
  takenSteps,
} from './steps.ts';

/** The four steps: done once the thing itself was found, opened by a press; both stay so in this browser (CS-ONBD-11 to CS-ONBD-23, A62). */
function StepsOf({ storageKey }: { readonly storageKey: string }): ReactElement {
  const [state, dispatch] = useReducer(onboardingTransition, storageKey, rememberedSteps);
  const navigate = useNavigate();
  const { data: operations } = useOperations();
  const taken = useMemo(() => takenSteps(operations), [operations]);
  const standings = onboardingStandings(state, [...rememberedDone(storageKey), ...taken]);
  useEffect(() => {
    dispatch({ kind: 'found', ids: taken });
    rememberDone(storageKey, taken);
  }, [storageKey, taken]);
  useEffect(() => {
    rememberSteps(storageKey, state);
  }, [state, storageKey]);
  const act = (id: string): void => {
    dispatch({ kind: 'complete', id });
    // Kept before leaving: the page is gone by the time an effect would run.
    rememberSteps(storageKey, onboardingTransition(state, { kind: 'complete', id }));
    const step = state.steps.find((known) => known.id === id);
    if (step) void navigate(step.to);
  };
  const current: OnboardingStepId = state.steps[state.current]?.id ?? 'demo';
  return (
    <OnboardingChecklist
      headingLevel={3}
      steps={state.steps.map(({ id, icon, title, description, actionLabel, optional }) => {
        const badges = [optional && welcomeCopy.optional, standings[id] === 'opened' && welcomeCopy.opened];
        return {
          id,
          icon: iconOf(icon),
          title,
          description,
          actionLabel,
          completed: standings[id] === 'done',
          badge: badges.filter((badge) => badge !== false).join(' · ') || undefined,
        };
      })}
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
  const key = stepsKey(ownerId);
  return <StepsOf key={key} storageKey={key} />;
}
