import { planById } from '@saywright/domain/pricing';
import { freePlanUsage, measuredUsage, planLimits } from '@saywright/domain/usage';
import type { UsageView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { Meter } from '@saywright/ui/Meter';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { usageCopy as copy } from '../copy/usage.ts';
import { useAuth } from '../providers/auth.ts';
import { useUsage } from '../services/data.ts';
import { useFigures } from './useFigures.ts';

/** From this percentage a limit counts as near. */
const near = 80;

interface MeasuresProps {
  readonly usage: typeof freePlanUsage;
  /** The counted plans of the month; the sample has only a percentage. */
  readonly made?: number;
}

function Measures({ usage, made }: MeasuresProps): ReactElement {
  const tone = (percent: number) => (percent >= near ? 'warning' : 'info');
  const status = (percent: number) => (percent >= near ? copy.near : undefined);
  return (
    <>
      <Meter
        label={copy.storage}
        value={usage.percent}
        valueText={usage.text}
        tone={tone(usage.percent)}
        status={status(usage.percent)}
      />
      <Meter
        label={copy.month}
        value={usage.monthlyPercent}
        valueText={
          made === undefined
            ? copy.monthUsed(usage.monthlyPercent, usage.monthlyLimit)
            : copy.monthMade(made, usage.monthlyLimit)
        }
        tone={tone(usage.monthlyPercent)}
        status={status(usage.monthlyPercent)}
      />
    </>
  );
}

/** Measured usage against the subscription's limits; without limits only the measurements. */
function LiveUsage({ usage }: { readonly usage: UsageView }): ReactElement {
  const limits = planLimits(usage.planId);
  const measured = measuredUsage(usage, limits);
  return (
    <Stack gap={16}>
      <p>
        {planById(usage.planId).name} · <Link to="/pricing">{copy.plans}</Link>
      </p>
      {limits ? (
        <Measures usage={measured} made={usage.monthlyRequests} />
      ) : (
        <ValueList
          label={copy.title}
          items={[
            { id: 'storage', label: copy.storage, value: copy.unlimited(measured.used) },
            { id: 'month', label: copy.month, value: copy.unlimited(copy.requests(usage.monthlyRequests)) },
          ]}
        />
      )}
    </Stack>
  );
}

function OwnUsage(): ReactElement {
  const { data, error } = useUsage();
  if (data) return <LiveUsage usage={data} />;
  return error ? <p>{error.message}</p> : <Skeleton label={copy.title} lines={3} />;
}

/** Usage of the subscription: the documented sample, or the person's own figures. */
export function UsageCard(): ReactElement {
  const { status } = useAuth();
  const [figures, setFigures] = useFigures();
  const isOwn = status === 'signed-in';
  const mark = isOwn ? <SampleMark mode={figures} onChange={setFigures} /> : <SampleMark />;
  return (
    <Card title={copy.title} action={mark} padding="sm">
      {isOwn && figures === 'live' ? (
        <OwnUsage />
      ) : (
        <Stack gap={16}>
          <Measures usage={freePlanUsage} />
        </Stack>
      )}
    </Card>
  );
}
