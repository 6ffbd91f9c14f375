import {
  ownReport,
  packReport,
  periodDays,
  sampleReport,
  unpackReport,
  type ReportData,
  type ReportPeriod,
} from '@saywright/domain/reports';
import { qualityScore } from '@saywright/domain/quality';
import type { TrackedComponent } from '@saywright/domain/tracker';
import { useMemo } from 'react';
import { reportsCopy as copy } from '../../../copy/build/reports.ts';
import type { Figures } from '../../../panels/useFigures.ts';
import { useNow } from '../../../panels/useNow.ts';
import { useBuildFigures } from '../figures.ts';
import { today } from '../format.ts';
import { kept, useKept } from '../kept.ts';
import { useView, type ViewChange } from '../../../panels/view.ts';

const dayLength = 86_400_000;
const none: readonly TrackedComponent[] = [];

/** The report that is shown, and where it comes from. */
export interface ShownReport {
  readonly report: ReportData;
  /** Came with a link, so it is nobody's in this browser. */
  readonly isShared: boolean;
  readonly figures: Figures;
  readonly setFigures: (figures: Figures) => void;
  /** The person's own components; none for the sample and a shared one. */
  readonly components: readonly TrackedComponent[];
  /** The day the period begins; undefined for the whole project. */
  readonly from: string | undefined;
  /** What an address needs to show the same figures elsewhere. */
  readonly shared: () => ViewChange;
  readonly leaveShared: () => void;
}

/** The sample, the person's own report for a period, or the one a link came with (D3, I45). */
export function useReport(period: ReportPeriod): ShownReport {
  const [search, change] = useView();
  const [figures, setFigures] = useBuildFigures();
  const [all] = useKept(kept.components);
  const [practices] = useKept(kept.practices);
  const [{ hourlyRate: rate }] = useKept(kept.assumptions);
  const packed = search.get('data');
  const linked = useMemo(() => (packed === null ? undefined : unpackReport(packed)), [packed]);
  const isSample = figures === 'sample';
  const now = useNow();
  const own = useMemo(() => {
    const days = periodDays[period];
    const from = days === undefined ? undefined : today(new Date(now - days * dayLength));
    const about = { name: copy.ownName, rate, qualityScore: qualityScore(practices), from };
    return { from, report: ownReport(all, about) };
  }, [all, practices, rate, period, now]);
  const report = linked ?? (isSample ? sampleReport : own.report);
  return {
    report,
    isShared: linked !== undefined,
    figures,
    setFigures,
    components: linked || isSample ? none : all,
    from: own.from,
    shared: () =>
      linked || !isSample ? { data: packReport(report), figures: null } : { data: null, figures: 'sample' },
    leaveShared: () => change({ data: null }),
  };
}
