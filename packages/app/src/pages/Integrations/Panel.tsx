import type { IntegrationPanel } from '@saywright/domain/integrations';
import { settingIn } from '@saywright/domain/deployment';
import type { Service } from '@saywright/domain/operations';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import { TextArea } from '@saywright/ui/TextArea';
import { Suspense, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { NextSteps } from '../../conversation/NextSteps.tsx';
import { copy as shared } from '../../copy.ts';
import { integrationsCopy as copy } from '../../copy/integrations.ts';
import { useAuth } from '../../providers/auth.ts';
import { offerDraft } from '../../services/drafts.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import { lazyPage } from '../../shell/lazyPage.tsx';
import * as css from './Integrations.css.ts';
import { panelServices } from './agents.ts';
import { usePlanPanel } from './usePlanPanel.ts';

/** Loaded with the first plan. */
const Planned = lazyPage(() => import('./Planned.tsx'));
const OpenedUndo = deferredComponent(() => import('../../conversation/OpenedUndo.tsx'));

interface PanelProps {
  readonly panel: IntegrationPanel;
  /** The service's status. */
  readonly aside: ReactElement;
}

const dots = { ready: 'online', deploying: 'processing', deployed: 'online' } as const;

/** One service: enter an instruction, see the plan, execute it. */
export function Panel({ panel, aside }: PanelProps): ReactElement {
  const { status } = useAuth();
  const navigate = useNavigate();
  const state = usePlanPanel(panel);
  const { text, setText, answer, outline, error } = state;
  const isDeploy = answer?.deploymentInfo !== undefined;
  const plan = (instruction: string): void => {
    void state.plan(instruction);
    // A value that was just set is not left on the screen.
    const setting = settingIn(instruction);
    setText(setting === undefined ? instruction : `Set variable ${setting.name} to `);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    plan(text);
  };
  /** An instruction for another service is drafted in the agent, which has all of them. */
  const handleInstruction = (next: string, service?: Service): void => {
    if (service === undefined || service === panelServices[panel]) plan(next);
    else {
      offerDraft(next);
      void navigate('/agent');
    }
  };
  return (
    <div className={css.columns}>
      <Stack>
        <Card
          title={copy.headings[panel]}
          action={
            panel === 'deployment' && (
              <StatusDot
                status={dots[state.deployment]}
                label={
                  state.deployment === 'deploying' && !isDeploy ? copy.working : copy.state[state.deployment]
                }
              />
            )
          }
        >
          <form onSubmit={submit}>
            <Stack>
              <TextArea
                label={copy.labels[panel]}
                placeholder={copy.placeholders[panel]}
                rows={2}
                value={text}
                onChange={setText}
              />
              <div>
                <Button
                  type="submit"
                  variant="primary"
                  busy={state.isPlanning}
                  busyLabel={copy.planning}
                  disabled={state.isPlanning || state.working !== undefined || status === 'loading'}
                >
                  {copy.plan[panel]}
                </Button>
              </div>
            </Stack>
          </form>
        </Card>
        {error !== undefined && (
          <Banner tone="danger" title={copy.failed}>
            <Stack gap={12}>
              <p>{error}</p>
              {answer?.outcome.kind === 'refusal' && (
                <NextSteps outcome={answer.outcome} onSay={handleInstruction} />
              )}
            </Stack>
          </Banner>
        )}
        {answer || outline ? (
          <Suspense fallback={<Skeleton label={shared.loading} lines={4} />}>
            <Planned panel={panel} state={state} onSay={handleInstruction} />
          </Suspense>
        ) : (
          <Card>
            <EmptyState
              icon="check-circle"
              title={copy.noPlan}
              text={status === 'anonymous' ? copy.noOutlineText : copy.noPlanText}
            />
          </Card>
        )}
        {state.openedUndo !== undefined && (
          <Suspense>
            <OpenedUndo key={state.openedUndo} id={state.openedUndo} onReplace={state.openUndo} />
          </Suspense>
        )}
      </Stack>
      <aside aria-label={copy.panels[panel]}>{aside}</aside>
    </div>
  );
}
