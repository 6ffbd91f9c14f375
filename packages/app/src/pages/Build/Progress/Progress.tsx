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
import { kept, useKept } from '../kept.ts';
import { ownFigures } from '../ownFigures.ts';
import { OwnEmpty } from '../OwnEmpty.tsx';
import { useTicks } from '../useTicks.ts';
import { useVisit } from '../visit.ts';
import { Analyses } from './Analyses.tsx';
import { LivePanel } from './LivePanel.tsx';
import { Milestones, OwnMilestones } from './Milestones.tsx';

interface ProgressProps {
  /** Where chance comes from: a number from 0 up to 1. Given by whoever wants to know what comes. */
  readonly random?: () => number;
}

function chances(random: () => number): ProgressChance {
  return { progress: random(), efficiency: random(), burnRate: random() };
}

/** Progress that is looked at every 3 seconds: the sample by chance, the person's own as it is (SP-BPRG-01 to SP-BPRG-18, I44). */
export default function Progress({ random = Math.random }: ProgressProps): ReactElement {
  const [figures, setFigures] = useBuildFigures();
  const [components] = useKept(kept.components);
  const [{ hourlyRate }] = useKept(kept.assumptions);
  const visit = useVisit();
  const [metrics, setMetrics] = visit.metrics;
  const [isPaused, setPaused] = visit.paused;
  const isSample = figures === 'sample';
  const now = useTicks(progressInterval, isPaused, () => {
    if (isSample) setMetrics(tickProgress(metrics, chances(random)));
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
        <OwnEmpty />
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
