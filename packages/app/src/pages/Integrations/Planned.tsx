import { operationPlan, type IntegrationPanel } from '@saywright/domain/integrations';
import { isFinalState, type Service } from '@saywright/domain/operations';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import type { SimulatedEntry } from '../../conversation/entries.ts';
import { OperationMessage } from '../../conversation/OperationMessage.tsx';
import { SimulatedMessage } from '../../conversation/SimulatedMessage.tsx';
import { TalkMessage } from '../../conversation/TalkMessage.tsx';
import { integrationsCopy as copy } from '../../copy/integrations.ts';
import { useAuth } from '../../providers/auth.ts';
import { SignInLink } from '../../shell/SignInLink.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import type { PlanPanel } from './usePlanPanel.ts';

interface PlannedProps {
  readonly panel: IntegrationPanel;
  readonly state: PlanPanel;
  /** Sends an instruction, to another service if given. */
  readonly onSay: (text: string, service?: Service) => void;
}

/** Labels the button by its effect: a row is not a schema, and a variable is not a deployment. */
function executeLabel(panel: IntegrationPanel, type: string, isDeploy: boolean): string {
  const isNamed = panel === 'deployment' ? isDeploy : panel === 'schema' ? type !== 'data' : true;
  return isNamed ? copy.execute[panel] : copy.execute['source-host'];
}

interface OutlinedProps {
  readonly panel: IntegrationPanel;
  readonly outline: SimulatedEntry;
}

/** A visitor's outline of a plan, and what a real one needs. */
function Outlined({ panel, outline }: OutlinedProps): ReactElement {
  const { status } = useAuth();
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
}

/** The result of an instruction: a plan to execute or a reply, and what the plan would affect. */
export default function Planned({ panel, state, onSay }: PlannedProps): ReactElement {
  const { answer, operation, outline } = state;
  const isDeploy = answer?.deploymentInfo !== undefined;
  const facts = answer && !(operation && isFinalState(operation.state)) && (
    <PlanFacts panel={panel} plan={answer} />
  );
  if (outline)
    return (
      <>
        <Outlined panel={panel} outline={outline} />
        {facts}
      </>
    );
  return (
    <>
      {operation ? (
        <OperationMessage
          operation={operation}
          working={state.working}
          executeLabel={executeLabel(panel, operation.type, isDeploy)}
          onExecute={(_, confirmed) => void state.execute(confirmed)}
          onDecline={() => void state.decline()}
          onUndo={() => void state.undo()}
        />
      ) : (
        answer &&
        answer.outcome.kind !== 'operation' &&
        // A refusal is shown above, in red.
        answer.outcome.kind !== 'refusal' && (
          <Card>
            <TalkMessage outcome={answer.outcome} onSay={onSay} />
          </Card>
        )
      )}
      {facts}
    </>
  );
}
