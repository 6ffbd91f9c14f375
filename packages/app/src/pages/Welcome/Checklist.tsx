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
  observedSteps,
} from './steps.ts';

/** The four setup steps. "Done" (observed) and "opened" (pressed) are both remembered in this browser. */
function Steps({ storageKey }: { readonly storageKey: string }): ReactElement {
  const [state, dispatch] = useReducer(onboardingTransition, storageKey, rememberedSteps);
  const navigate = useNavigate();
  const { data: operations } = useOperations();
  const observed = useMemo(() => observedSteps(operations), [operations]);
  const statuses = onboardingStandings(state, [...rememberedDone(storageKey), ...observed]);
  useEffect(() => {
    dispatch({ kind: 'found', ids: observed });
    rememberDone(storageKey, observed);
  }, [storageKey, observed]);
  useEffect(() => {
    rememberSteps(storageKey, state);
  }, [state, storageKey]);
  const openStep = (id: string): void => {
    dispatch({ kind: 'complete', id });
    // Saved before navigating: the page unmounts before an effect would run.
    rememberSteps(storageKey, onboardingTransition(state, { kind: 'complete', id }));
    const step = state.steps.find((known) => known.id === id);
    if (step) void navigate(step.to);
  };
  const current: OnboardingStepId = state.steps[state.current]?.id ?? 'demo';
  return (
    <OnboardingChecklist
      headingLevel={3}
      steps={state.steps.map(({ id, icon, title, description, actionLabel, optional }) => {
        const badges = [optional && welcomeCopy.optional, statuses[id] === 'opened' && welcomeCopy.opened];
        return {
          id,
          icon: iconOf(icon),
          title,
          description,
          actionLabel,
          completed: statuses[id] === 'done',
          badge: badges.filter((badge) => badge !== false).join(' · ') || undefined,
        };
      })}
      value={current}
      onChange={(id) => dispatch({ kind: 'jump', id })}
      onAction={openStep}
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

/** The checklist of the current user or visitor; remounted when the user changes. */
export function Checklist(): ReactElement {
  const { ownerId } = useAuth();
  const key = stepsKey(ownerId);
  return <Steps key={key} storageKey={key} />;
}
