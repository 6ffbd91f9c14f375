import {
  defaultComplexity,
  dollarText,
  economicsFor,
  type ComplexityLevel,
  type EconomicsSummary,
} from '@saywright/domain/economics';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { ProgressBar } from '@saywright/ui/ProgressBar';
import { Row } from '@saywright/ui/Row';
import { SampleMark } from '@saywright/ui/SampleMark';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import type { ReactElement } from 'react';
import { economicsCopy as copy } from '../../../copy/build/economics.ts';
import * as page from '../Build.css.ts';
import { numberText } from '../format.ts';
import { PdfButton, PdfNote } from '../PdfButton.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { useView } from '../../../panels/view.ts';
import { useAssumptions } from './assumptions.ts';
import { ComponentCosts } from './ComponentCosts.tsx';
import { OwnAssumptionsCard } from './OwnAssumptionsCard.tsx';
import { ValueAnalysis } from './ValueAnalysis.tsx';

const levels: readonly ComplexityLevel[] = ['MVP', 'V1.0', 'Full-Featured'];
const sample = <SampleMark />;

/** Costs and revenue of the build: the documented figures beside the user's own. */
export default function Economics(): ReactElement {
  const [search, change] = useView();
  const level = levels.find((known) => known === search.get('level')) ?? defaultComplexity;
  const { shared } = useAssumptions();
  const summary = economicsFor(level);
  return (
    <Stack gap={16}>
      <Row gap={16} align="end" justify="between">
        <SegmentedControl
          label={copy.complexity}
          options={levels.map((id) => ({ id, label: id }))}
          value={level}
          onChange={(id) => change({ level: id === defaultComplexity ? null : id })}
        />
        <div className={page.screenOnly}>
          <Row gap={8}>
            <PdfButton name={copy.fileName} />
            <ShareButton label={copy.shareReport} view={() => ({ level, ...shared() })} />
          </Row>
        </div>
      </Row>
      <div className={page.screenOnly}>
        <PdfNote />
      </div>
      <Card title={copy.title} action={sample}>
        <Grid columns={4}>
          <StatCard label={copy.cards.budget} value={dollarText(summary.totalBudget)} />
          <StatCard label={copy.cards.hours} value={copy.hours(numberText(summary.totalHours))} />
          <StatCard label={copy.cards.progress} value={`${summary.progress}%`} />
          <StatCard label={copy.cards.roi} value={`${summary.projectedRoi}%`} />
        </Grid>
      </Card>
      <div className={page.mainAndSide}>
        <Stack gap={16}>
          <PhaseCosts summary={summary} />
          <ComponentCosts level={level} />
        </Stack>
        <Stack gap={16}>
          <ValueAnalysis summary={summary} />
          <OwnAssumptionsCard level={level} />
        </Stack>
      </div>
    </Stack>
  );
}

/** Each phase with its cost and progress. */
function PhaseCosts({ summary }: { readonly summary: EconomicsSummary }): ReactElement {
  return (
    <Card title={copy.phases} action={sample}>
      <ol className={page.lines}>
        {summary.phases.map(({ phase, hours, cost }) => (
          <li key={phase.id}>
            <Row gap={8} justify="between">
              <Row gap={8}>
                <span className={page.mono}>{phase.id}</span>
                <StatusBadge status={phase.status} />
              </Row>
              <span>
                {copy.hours(numberText(hours))} · <strong>{dollarText(cost)}</strong>
              </span>
            </Row>
            <ProgressBar
              label={phase.name}
              value={phase.completionPercentage}
              tone={phase.status === 'completed' ? 'success' : 'accent'}
            />
            <p className={page.small13}>{phase.description}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
