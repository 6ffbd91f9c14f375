import {
  milestones,
  milestoneTotals,
  ownPhases,
  progressInterval,
  tickProgress,
  type ProgressChance,
} from '@saywright/domain/progress';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { useBuildFigures } from '../figures.ts';
import { buildStores, useBuildStore } from '../buildStores.ts';
import { ownFigures } from '../ownFigures.ts';
import { NoLiveFigures } from '../NoLiveFigures.tsx';
import { useTicks } from '../useTicks.ts';
import { useVisit } from '../visit.ts';
import { Analyses } from './Analyses.tsx';
import { LivePanel } from './LivePanel.tsx';
import { Milestones, OwnMilestones } from './Milestones.tsx';

interface ProgressProps {
  /** Random source from 0 up to 1; tests pass a fixed one. @default Math.random */
  readonly random?: () => number;
}

function randomChance(random: () => number): ProgressChance {
  return { progress: random(), efficiency: random(), burnRate: random() };
}

/** Progress, updated every 3 seconds: the sample randomly, the user's own from what was tracked. */
export default function Progress({ random = Math.random }: ProgressProps): ReactElement {
  const [figures, setFigures] = useBuildFigures();
  const [components] = useBuildStore(buildStores.components);
  const [{ hourlyRate }] = useBuildStore(buildStores.assumptions);
  const visit = useVisit();
  const [metrics, setMetrics] = visit.metrics;
  const [isPaused, setPaused] = visit.paused;
  const isSample = figures === 'sample';
  const now = useTicks(progressInterval, isPaused, () => {
    if (isSample) setMetrics(tickProgress(metrics, randomChance(random)));
  });
  const panel = { now, isPaused, onPause: setPaused };
  const mark = <SampleMark mode={figures} onChange={setFigures} />;
  if (isSample)
    return (
      <Stack gap={16}>
        <LivePanel {...panel} mark={mark} metrics={metrics} isSample />
        <Milestones milestones={milestones} />
        <Analyses totals={milestoneTotals(milestones)} sampleCount={milestones.length} />
      </Stack>
    );
  const own = ownFigures(components, hourlyRate, now);
  const totals = milestoneTotals(
    components.map(({ estimatedHours, actualHours }) => ({
      estimatedHours,
      actualHours,
      estimatedCost: estimatedHours * hourlyRate,
      actualCost: actualHours * hourlyRate,
    })),
  );
  return (
    <Stack gap={16}>
      <LivePanel
        {...panel}
        mark={mark}
        metrics={{ ...own, timeDeviation: own.deviation, costDeviation: own.deviation }}
      />
      {components.length === 0 ? (
        <NoLiveFigures />
      ) : (
        <>
          <OwnMilestones phases={ownPhases(components)} />
          <Analyses
            totals={{ ...totals, timeDeviation: own.deviation, costDeviation: own.deviation }}
            rate={hourlyRate}
          />
        </>
      )}
    </Stack>
  );
}
