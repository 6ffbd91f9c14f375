import {
  defaultHubTab,
  hubBack,
  hubTabs,
  hubTiles,
  hubTitle,
  type HubTabId,
} from '@saywright/domain/onboarding';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Tabs } from '@saywright/ui/Tabs';
import { Button } from '@saywright/ui/Button';
import { Suspense, useRef, useState, type ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { welcomeCopy } from '../../copy/welcome.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { iconOf } from '../../shell/iconOf.ts';
import { Analytics } from './Analytics.tsx';
import { Checklist } from './Checklist.tsx';
import { HubFigures } from './HubFigures.tsx';

/** Loaded on demand: its filters are the heaviest part of the page, and are behind a tab. */
const Templates = lazyPage(() => import('./Templates.tsx'));

const contents: Readonly<Record<HubTabId, ReactElement>> = {
  'get-started': <Checklist />,
  templates: (
    <Suspense fallback={<Skeleton label={copy.loading} lines={6} />}>
      <Templates />
    </Suspense>
  ),
  analytics: <Analytics />,
};

const isTab = (id: string): id is HubTabId => Object.hasOwn(contents, id);

/** The onboarding hub: first steps, starter templates and progress. */
export default function Welcome(): ReactElement {
  const [tab, setTab] = useState<HubTabId>(defaultHubTab);
  const tabs = useRef<HTMLDivElement>(null);
  const open = (id: HubTabId): void => {
    setTab(id);
    tabs.current?.scrollIntoView({ block: 'nearest' });
    tabs.current?.querySelector<HTMLElement>(`[data-key="${id}"]`)?.focus();
  };
  return (
    <PageContainer>
      <BackTo to={hubBack} label={welcomeCopy.back} />
      <PageHeader title={hubTitle} text={welcomeCopy.text} />
      <Stack gap={24}>
        <HubFigures />
        <Grid columns={4}>
          {hubTiles.map(({ label, description, icon, action }) => (
            <FeatureCard
              key={label}
              icon={iconOf(icon)}
              title={label}
              description={description}
              headingLevel={2}
              link={
                action.kind === 'link' ? (
                  <RouterLinkButton to={action.to}>{`${welcomeCopy.open} ${label}`}</RouterLinkButton>
                ) : (
                  <Button onClick={() => open(action.tab)}>{`${welcomeCopy.open} ${label}`}</Button>
                )
              }
            />
          ))}
        </Grid>
        <div ref={tabs}>
          <Tabs
            label={welcomeCopy.tabs}
            items={hubTabs.map(({ id, label }) => ({ id, label, content: contents[id] }))}
            value={tab}
            onChange={(id) => {
              if (isTab(id)) setTab(id);
            }}
          />
        </div>
      </Stack>
    </PageContainer>
  );
}
