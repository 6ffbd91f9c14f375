import { hubStats, onboardingStandings } from '@saywright/domain/onboarding';
import { countText } from '@saywright/domain/receipt';
import type { OperationView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { SampleMark } from '@saywright/ui/SampleMark';
import { StatCard } from '@saywright/ui/StatCard';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { welcomeCopy } from '../../copy/welcome.ts';
import { useFigures } from '../../panels/useFigures.ts';
import { useAuth } from '../../providers/auth.ts';
import { useOperations } from '../../services/data.ts';
import { rememberedDone, rememberedSteps, stepsKey, observedSteps } from './steps.ts';

/** Minutes from the instruction to the live page, for the last published deployment; undos are not counted. */
function lastDeployment(operations: readonly OperationView[]): string {
  const last = operations.findLast(
    ({ service, executedAt, undoOf }) => service === 'deployment' && executedAt !== null && undoOf === null,
  );
  if (!last?.executedAt) return copy.unknown;
  return welcomeCopy.minutes(Math.ceil((Date.parse(last.executedAt) - Date.parse(last.createdAt)) / 60_000));
}

/** The user's own figures in the order of the documented ones; a dash until they are known. */
function liveValues(ownerId: string, operations: readonly OperationView[] | undefined): readonly string[] {
  const key = stepsKey(ownerId);
  const found = [...rememberedDone(key), ...observedSteps(operations)];
  const statuses = Object.values(onboardingStandings(rememberedSteps(key), found));
  const completed = statuses.filter((status) => status === 'done').length;
  return [
    `${completed}/${statuses.length}`,
    operations ? lastDeployment(operations) : copy.unknown,
    operations
      ? countText(operations.filter(({ state, undoOf }) => state === 'executed' && undoOf === null).length)
      : copy.unknown,
  ];
}

interface ShownFiguresProps {
  /** Values in the order of the documented figures; undefined shows the documented ones. */
  readonly live?: readonly string[] | undefined;
  readonly mark: ReactElement;
}

function ShownFigures({ live, mark }: ShownFiguresProps): ReactElement {
  return (
    <Card title={welcomeCopy.stats} action={mark}>
      <Grid columns={3}>
        {hubStats.map(({ label, value }, index) => (
          <StatCard key={label} label={label} value={live?.[index] ?? value} />
        ))}
      </Grid>
    </Card>
  );
}

function OwnFigures({ ownerId }: { readonly ownerId: string }): ReactElement {
  const [figures, setFigures] = useFigures();
  const { data: operations } = useOperations();
  return (
    <ShownFigures
      live={figures === 'live' ? liveValues(ownerId, operations) : undefined}
      mark={<SampleMark mode={figures} onChange={setFigures} />}
    />
  );
}

/** The documented figures, or those of the signed-in user. */
export function HubFigures(): ReactElement {
  const { ownerId } = useAuth();
  return ownerId === '' ? <ShownFigures mark={<SampleMark />} /> : <OwnFigures ownerId={ownerId} />;
}
