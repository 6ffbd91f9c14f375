import { operationPlan, type IntegrationPanel } from '@saywright/domain/integrations';
import { settingIn } from '@saywright/domain/deployment';
import type { Service } from '@saywright/domain/operations';
import type { OperationView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import { TextArea } from '@saywright/ui/TextArea';
import type { FormEvent, ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { OperationMessage } from '../../conversation/OperationMessage.tsx';
import { SimulatedMessage } from '../../conversation/SimulatedMessage.tsx';
import { TalkMessage, WaysOn } from '../../conversation/TalkMessage.tsx';
import { integrationsCopy as copy } from '../../copy/integrations.ts';
import { storageKeys } from '../../product.ts';
import { useAuth } from '../../providers/auth.ts';
import { writeText } from '../../services/storage.ts';
import { SignInLink } from '../../shell/SignInLink.tsx';
import * as css from './Integrations.css.ts';
import { panelServices } from './agents.ts';
import { PlanFacts } from './PlanFacts.tsx';
import { usePlanPanel } from './usePlanPanel.ts';

interface PanelProps {
  readonly panel: IntegrationPanel;
  /** How the service stands. */
  readonly aside: ReactElement;
}

const dots = { ready: 'online', deploying: 'processing', deployed: 'online' } as const;

/** Nothing comes of the plan any more, so nothing is told of what it would use or touch. */
const over: ReadonlySet<OperationView['state']> = new Set<OperationView['state']>([
  'declined',
  'undone',
  'failed',
]);

/** The button is called after what it does: a row is not a schema, and a variable is not a deployment. */
function executeLabel(panel: IntegrationPanel, type: string, isDeploy: boolean): string {
  const isNamed = panel === 'deployment' ? isDeploy : panel === 'schema' ? type !== 'data' : true;
  return isNamed ? copy.execute[panel] : copy.execute['source-host'];
}

/** One service: say what should happen, see the plan, carry it out (SP-INTG-06 to SP-INTG-10, SP-INTG-17, SP-INTG-23). */
export function Panel({ panel, aside }: PanelProps): ReactElement {
  const { status } = useAuth();
  const navigate = useNavigate();
  const state = usePlanPanel(panel);
  const { text, setText, answer, operation, outline, error } = state;
  const isDeploy = answer?.deploymentInfo !== undefined;
  const plan = (instruction: string): void => {
    void state.plan(instruction);
    // What was just set is not to be read on the screen any longer.
    const setting = settingIn(instruction);
    setText(setting === undefined ? instruction : `Set variable ${setting.name} to `);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    plan(text);
  };
  /** What is for another service waits with the agent, which has all of them. */
  const say = (next: string, service?: Service): void => {
    if (service === undefined || service === panelServices[panel]) plan(next);
    else {
      writeText(storageKeys.draft, next);
      void navigate('/agent');
    }
  };
  const planned = (): ReactElement | undefined => {
    if (outline)
      return (
        <Stack>
          <SimulatedMessage entry={outline} />
          <PlanFacts panel={panel} plan={operationPlan(outline.response)} />
          {status === 'signed-in' ? (
            <Banner tone="info" title={copy.noClient}>
              {copy.noClientText}
            </Banner>
          ) : (
            <Banner tone="info" title={copy.signIn} action={<SignInLink>{copy.signIn}</SignInLink>}>
              {copy.signInText}
            </Banner>
          )}
        </Stack>
      );
    if (operation)
      return (
        <OperationMessage
          operation={operation}
          working={state.isWorking}
          executeLabel={executeLabel(panel, operation.type, isDeploy)}
          onExecute={(_, confirmed) => void state.execute(confirmed)}
          onDecline={() => void state.decline()}
          onUndo={() => void state.undo()}
        />
      );
    // Why there is no plan stands above, in red.
    if (answer?.outcome.kind === 'refusal') return undefined;
    if (answer && answer.outcome.kind !== 'operation')
      return (
        <Card>
          <TalkMessage outcome={answer.outcome} onSay={say} />
        </Card>
      );
    return (
      <Card>
        <EmptyState icon="check-circle" title={copy.noPlan} text={copy.noPlanText} />
      </Card>
    );
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
                  disabled={state.isPlanning || state.isWorking || status === 'loading'}
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
              {answer?.outcome.kind === 'refusal' && <WaysOn outcome={answer.outcome} onSay={say} />}
            </Stack>
          </Banner>
        )}
        {planned()}
        {answer && !(operation && over.has(operation.state)) && <PlanFacts panel={panel} plan={answer} />}
      </Stack>
      <aside aria-label={copy.panels[panel]}>{aside}</aside>
    </div>
  );
}
