import { dollarText } from '@saywright/domain/economics';
import { deviationAlert } from '@saywright/domain/progress';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { ProgressBar } from '@saywright/ui/ProgressBar';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import type { ReactElement } from 'react';
import { buildCopy } from '../../../copy/build/page.ts';
import { progressCopy as copy } from '../../../copy/build/progress.ts';
import * as page from '../Build.css.ts';
import { dayText, percentText } from '../format.ts';
import { Deviation } from './Deviation.tsx';

/** The panel's figures; undefined if not known yet. */
interface PanelMetrics {
  readonly overallProgress: number;
  readonly timeDeviation: number;
  readonly costDeviation: number;
  readonly efficiencyScore: number | undefined;
  readonly burnRate: number | undefined;
  readonly predictedCompletion: string | number | undefined;
}

interface LivePanelProps {
  readonly metrics: PanelMetrics;
  /** Time of the last update, in epoch milliseconds. */
  readonly now: number;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
  readonly mark: ReactElement;
  readonly isSample?: boolean;
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

function textOrDash<Value>(value: Value | undefined, text: (value: Value) => string): string {
  return value === undefined ? buildCopy.none : text(value);
}

/** The live figures, the clock and the pause button. */
export function LivePanel(props: LivePanelProps): ReactElement {
  const { metrics, now, isPaused, onPause, mark, isSample = false } = props;
  const alert = deviationAlert(metrics.timeDeviation, metrics.costDeviation);
  return (
    <Card title={copy.title} action={mark}>
      <Stack gap={16}>
        <Row gap={12} justify="between">
          <span className={page.muted}>{isSample ? copy.simulated : copy.measured}</span>
          <Row gap={12}>
            <span>
              {isPaused ? copy.paused : copy.clock}{' '}
              <time dateTime={new Date(now).toISOString()}>{clock.format(now)}</time>
            </span>
            <Button size="sm" icon={isPaused ? 'play' : 'pause'} onClick={() => onPause(!isPaused)}>
              {isPaused ? copy.resume : copy.pause}
            </Button>
          </Row>
        </Row>
        {alert !== undefined && (
          <div role="alert">
            <Banner tone="warning" title={copy.alert}>
              {alert}
              {metrics.timeDeviation > 0 && metrics.costDeviation > 0 && <p>{copy.alertSaving}</p>}
            </Banner>
          </div>
        )}
        <ProgressBar
          label={copy.overall}
          value={metrics.overallProgress}
          valueText={percentText(metrics.overallProgress)}
        />
        <Grid columns={3}>
          <StatCard label={copy.efficiency} value={textOrDash(metrics.efficiencyScore, percentText)} />
          <StatCard
            label={copy.burnRate}
            value={textOrDash(metrics.burnRate, (rate) =>
              copy.perHour(dollarText(Math.round(rate * 100) / 100)),
            )}
          />
          <StatCard label={copy.predicted} value={textOrDash(metrics.predictedCompletion, dayText)} />
        </Grid>
        <Grid columns={2}>
          <StatCard label={copy.timeDeviation} value={<Deviation percent={metrics.timeDeviation} />} />
          <StatCard label={copy.costDeviation} value={<Deviation percent={metrics.costDeviation} />} />
        </Grid>
      </Stack>
    </Card>
  );
}
