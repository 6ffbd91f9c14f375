import { Badge, PageContainer, PageHeader, Stack, Tabs } from '@saywright/ui';
import { useState, type ReactElement } from 'react';
import { BuildProgress, BuildReports, BuildValidation } from './BuildTabs.tsx';
import { Frame } from './frame.tsx';
import { Mandate } from './Mandate.tsx';

/** The build screen: the rules of a build, its checks, its progress and its reports. */
export function Build(): ReactElement {
  const [tab, setTab] = useState('mandate');
  return (
    <Frame current="AI DevOps Build">
      <PageContainer>
        <PageHeader
          size="md"
          title="AI DevOps Master Build Interface"
          note={<Badge tone="accent">MANDATE V1.2 ACTIVE</Badge>}
          text="The rules the build follows, what they cost, and how far it is."
        />
        <Stack gap={24}>
          <Tabs
            label="Parts of the build"
            value={tab}
            onChange={setTab}
            items={[
              { id: 'mandate', label: 'Mandate Control', content: <Mandate /> },
              { id: 'validation', label: 'Validation', content: <BuildValidation /> },
              { id: 'progress', label: 'Live Progress', content: <BuildProgress /> },
              { id: 'reports', label: 'Reports', content: <BuildReports /> },
            ]}
          />
        </Stack>
      </PageContainer>
    </Frame>
  );
}
