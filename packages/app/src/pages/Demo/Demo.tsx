import { demoFeatureCards, demoTabs } from '@saywright/domain/demo';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Row } from '@saywright/ui/Row';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Tabs } from '@saywright/ui/Tabs';
import { Suspense, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { copy } from '../../copy.ts';
import { demoCopy } from '../../copy/demo.ts';
import { startTour } from '../../services/tour.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { iconOf } from '../../shell/iconOf.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { templatesAnchor } from './anchors.ts';
import { Generate } from './Generate.tsx';
import { isRunStored } from './runStorage.ts';
import { ServiceStrip } from './ServiceStrip.tsx';

type TabId = (typeof demoTabs)[number]['id'];

const Build = lazyPage(async () => ({ default: (await import('./Build.tsx')).Build }));

const contents: Readonly<Record<TabId, ReactElement>> = {
  generate: <Generate />,
  build: (
    <Suspense fallback={<Skeleton label={copy.loading} lines={4} />}>
      <Build />
    </Suspense>
  ),
};

/** Session storage is read while rendering; it sends no change events. */
const noSubscription = () => () => undefined;

const isTab = (id: string): id is TabId => Object.hasOwn(contents, id);

/** What the studio does, to try without an account. */
export default function Demo(): ReactElement {
  const [chosen, setTab] = useState<TabId>();
  const tab = chosen ?? 'generate';
  const tabs = useRef<HTMLDivElement>(null);
  // An unfinished project is shown first after a reload.
  const hasStoredRun = useSyncExternalStore(noSubscription, isRunStored, () => false);
  if (chosen === undefined && hasStoredRun) setTab('build');
  const show = async (id: TabId, toTemplates: boolean): Promise<void> => {
    // The scroll target must exist; a chunk that cannot be fetched shows its own error.
    if (id === 'build') await Build.fetch().catch(() => undefined);
    flushSync(() => setTab(id));
    tabs.current?.querySelector<HTMLElement>(`[data-key="${id}"]`)?.focus({ preventScroll: true });
    const target = toTemplates ? document.getElementById(templatesAnchor) : tabs.current;
    target?.scrollIntoView({ block: 'start' });
  };
  return (
    <PageContainer>
      <BackTo to="/" label={demoCopy.back} />
      <PageHeader
        title={copy.titles.demo}
        text={demoCopy.text}
        end={
          <Button variant="primary" icon="play" onClick={startTour}>
            {demoCopy.tour}
          </Button>
        }
      />
      <Stack gap={24}>
        <ServiceStrip />
        <Grid columns={3}>
          {demoFeatureCards.map(({ title, description, icon, tab: id }) => (
            <FeatureCard
              key={title}
              icon={iconOf(icon)}
              title={title}
              description={description}
              headingLevel={2}
              link={
                <Button
                  onClick={() => void show(id, title === 'Templates')}
                >{`${demoCopy.show} ${title}`}</Button>
              }
            />
          ))}
        </Grid>
        <div ref={tabs}>
          <Tabs
            label={demoCopy.tabs}
            items={demoTabs.map(({ id, title }) => ({ id, label: title, content: contents[id] }))}
            value={tab}
            onChange={(id) => {
              if (isTab(id)) setTab(id);
            }}
          />
        </div>
        <Card title={demoCopy.more}>
          <Row gap={12}>
            {demoCopy.links.map(({ to, label }) => (
              <RouterLinkButton key={to} to={to}>
                {label}
              </RouterLinkButton>
            ))}
          </Row>
        </Card>
      </Stack>
    </PageContainer>
  );
}
