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
import { buildStores, useBuildStore } from '../buildStores.ts';
import { useView, type ViewChange } from '../../../panels/view.ts';

const dayLength = 86_400_000;
const none: readonly TrackedComponent[] = [];

/** The report shown, and where it comes from. */
export interface ShownReport {
  readonly report: ReportData;
  /** Opened from a shared link, so it is not stored in this browser. */
  readonly isShared: boolean;
  readonly figures: Figures;
  readonly setFigures: (figures: Figures) => void;
  /** The user's own components; empty for the sample and for a shared report. */
  readonly components: readonly TrackedComponent[];
  /** First day of the period; undefined for the whole project. */
  readonly from: string | undefined;
  /** Query parameters that share the same figures. */
  readonly shared: () => ViewChange;
  readonly leaveShared: () => void;
}

/** The sample, the user's own report for a period, or the one in a shared link. */
export function useReport(period: ReportPeriod): ShownReport {
  const [search, change] = useView();
  const [figures, setFigures] = useBuildFigures();
  const [all] = useBuildStore(buildStores.components);
  const [practices] = useBuildStore(buildStores.practices);
  const [{ hourlyRate: rate }] = useBuildStore(buildStores.assumptions);
  const linkData = search.get('data');
  const linked = useMemo(() => (linkData === null ? undefined : unpackReport(linkData)), [linkData]);
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
