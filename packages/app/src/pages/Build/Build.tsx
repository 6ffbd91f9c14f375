import { initialMetrics } from '@saywright/domain/progress';
import { Badge } from '@saywright/ui/Badge';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Tabs } from '@saywright/ui/Tabs';
import { Suspense, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { copy } from '../../copy.ts';
import { buildCopy } from '../../copy/build/page.ts';
import { TakeOver } from './TakeOver.tsx';
import { BackTo } from '../../shell/BackTo.tsx';
import { lazyPage } from '../../shell/lazyPage.tsx';
import * as css from './Build.css.ts';
import { usePrintLight } from './print.ts';
import { changed } from '../../panels/view.ts';
import { BuildVisitContext, type BuildVisit } from './visit.ts';

/** The seven tabs in order; the first is the default. Each is loaded when opened. */
const tabs = [
  { id: 'mandate', content: lazyPage(() => import('./Mandate/Mandate.tsx')) },
  { id: 'validation', content: lazyPage(() => import('./Validation/Validation.tsx')) },
  { id: 'economics', content: lazyPage(() => import('./Economics/Economics.tsx')) },
  { id: 'quality', content: lazyPage(() => import('./Quality/Quality.tsx')) },
  { id: 'tracker', content: lazyPage(() => import('./Tracker/Tracker.tsx')) },
  { id: 'progress', content: lazyPage(() => import('./Progress/Progress.tsx')) },
  { id: 'reports', content: lazyPage(() => import('./Reports/Reports.tsx')) },
] as const;

const items = tabs.map(({ id, content: Content }) => ({
  id,
  label: buildCopy.tab[id],
  content: (
    <Suspense fallback={<Skeleton label={copy.loading} lines={6} />}>
      <Content />
    </Suspense>
  ),
}));

function useBuildVisit(): BuildVisit {
  const picked = useState<BuildVisit['picked'][0]>();
  const checked = useState<BuildVisit['checked'][0]>();
  const metrics = useState(initialMetrics);
  const paused = useState(false);
  return useMemo(() => ({ picked, checked, metrics, paused }), [picked, checked, metrics, paused]);
}

/**
 * Mandate, validation, costs, quality, components, progress and reports of a build. Everything is stored in this
 * browser: the page calls no server.
 */
export default function Build(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const visit = useBuildVisit();
  usePrintLight();
  const selected = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  const content = useRef<HTMLDivElement>(null);
  // On a phone the tab list overflows, and it is complete only after the first paint.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tab = content.current?.querySelector(`[role="tab"][data-key="${selected.id}"]`);
      tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [selected.id]);
  return (
    <PageContainer>
      <div ref={content} className={css.page}>
        <BackTo to="/" label={buildCopy.back} />
        <PageHeader
          title={copy.titles.build}
          note={<Badge tone="accent">{buildCopy.badge}</Badge>}
          text={buildCopy.text}
        />
        <TakeOver />
        <BuildVisitContext value={visit}>
          <Tabs
            label={buildCopy.tabs}
            items={items}
            value={selected.id}
            onChange={(tab) => setSearch((before) => changed(before, { tab }))}
          />
        </BuildVisitContext>
      </div>
    </PageContainer>
  );
}
