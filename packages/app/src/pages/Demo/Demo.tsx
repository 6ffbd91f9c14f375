import { demoFeatureCards, demoTabs } from '@saywright/domain/demo';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { Tabs } from '@saywright/ui/Tabs';
import { useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { copy } from '../../copy.ts';
import { demoCopy } from '../../copy/demo.ts';
import { startTour } from '../../services/tour.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { iconOf } from '../../shell/iconOf.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { Build } from './Build.tsx';
import { Generate } from './Generate.tsx';
import { hasRun } from './keptRun.ts';
import { ServiceStrip } from './ServiceStrip.tsx';
import { templatesAnchor } from './TemplateList.tsx';

type TabId = (typeof demoTabs)[number]['id'];

const contents: Readonly<Record<TabId, ReactElement>> = { generate: <Generate />, build: <Build /> };

/** The visit is read when the page is drawn, and does not call. */
const never = () => () => undefined;

const isTab = (id: string): id is TabId => Object.hasOwn(contents, id);

/** What the studio does, to be tried without an account (SP-DEMO-01 to SP-DEMO-14, A60, A63). */
export default function Demo(): ReactElement {
  const [chosen, setTab] = useState<TabId>();
  const tab = chosen ?? 'generate';
  const tabs = useRef<HTMLDivElement>(null);
  // A project that was in the making when the page was loaded again is shown first.
  const isMaking = useSyncExternalStore(never, hasRun, () => false);
  if (chosen === undefined && isMaking) setTab('build');
  const show = (id: TabId, toTemplates: boolean): void => {
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
                <Button onClick={() => show(id, title === 'Templates')}>{`${demoCopy.show} ${title}`}</Button>
              }
            />
          ))}
        </Grid>
        <div ref={tabs}>
          <Tabs
            label={demoCopy.tabs}
            items={demoTabs.map(({ id, title }) => ({ id, label: title, content: contents[id] }))}
            selected={tab}
            onSelect={(id) => {
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
