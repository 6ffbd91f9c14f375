import { integrationPanels, type IntegrationPanel } from '@saywright/domain/integrations';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Skeleton } from '@saywright/ui/Skeleton';
import { StatusDot } from '@saywright/ui/StatusDot';
import { Tabs } from '@saywright/ui/Tabs';
import { Suspense, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { integrationsCopy } from '../../copy/integrations.ts';
import { useNetwork } from '../../providers/network.ts';
import { copy } from '../../copy.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { CodeStatus } from './CodeStatus.tsx';
import { Panel } from './Panel.tsx';
import { SiteStatus } from './SiteStatus.tsx';

const SchemaStatus = lazyPage(() => import('./SchemaStatus.tsx'));

const statusCards: Readonly<Record<IntegrationPanel, ReactElement>> = {
  'source-host': <CodeStatus />,
  deployment: <SiteStatus />,
  schema: (
    <Suspense fallback={<Skeleton label={copy.loading} lines={4} />}>
      <SchemaStatus />
    </Suspense>
  ),
};

/** Code, site and database, each driven by instructions. */
export default function Integrations(): ReactElement {
  const network = useNetwork();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const selected = integrationPanels.find((panel) => panel === wanted) ?? 'source-host';
  return (
    <PageContainer>
      <BackTo to="/demo" label={integrationsCopy.back} />
      <PageHeader
        title={integrationsCopy.title}
        text={integrationsCopy.text}
        end={<StatusDot status={network.status} label={network.statusText} />}
      />
      <Tabs
        label={integrationsCopy.tabs}
        items={integrationPanels.map((panel) => ({
          id: panel,
          label: integrationsCopy.panels[panel],
          content: <Panel panel={panel} aside={statusCards[panel]} />,
        }))}
        value={selected}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
      />
    </PageContainer>
  );
}
