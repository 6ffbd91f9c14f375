import {
  featureChecklists,
  functionalityTests,
  integrationTests,
  qualitySummary,
} from '@saywright/domain/quality';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import { Tabs } from '@saywright/ui/Tabs';
import type { ReactElement } from 'react';
import { qualityCopy as copy } from '../../../copy/build/quality.ts';
import { buildStores, useBuildStore } from '../buildStores.ts';
import { useChoice } from '../../../panels/view.ts';
import { Checks } from './Checks.tsx';
import { Practices } from './Practices.tsx';
import { TestReport } from './TestReport.tsx';

const tabs = ['practices', 'checklists', 'functionality', 'integration'] as const;
const items = [
  ...featureChecklists.flatMap((checklist) => checklist.items),
  ...functionalityTests,
  ...integrationTests,
];

/** Best practices, checklists and tests with the resulting score. */
export default function Quality(): ReactElement {
  const [tab, setTab] = useChoice('quality', tabs);
  const [practices, savePractices] = useBuildStore(buildStores.practices);
  const { score, completed, pending } = qualitySummary(practices, items);
  const content = {
    practices: <Practices practices={practices} onChange={savePractices} />,
    checklists: (
      <Stack gap={16}>
        {featureChecklists.map(({ featureId, featureName, items: checks }) => (
          <Checks key={featureId} id={featureId} title={featureName} items={checks} />
        ))}
      </Stack>
    ),
    functionality: <Checks title={copy.tab.functionality} items={functionalityTests} />,
    integration: <Checks title={copy.tab.integration} items={integrationTests} />,
  };
  return (
    <Stack gap={16}>
      <Card title={copy.title} action={<SampleMark />}>
        <Grid columns={3}>
          <StatCard label={copy.cards.score} value={`${score}%`} />
          <StatCard label={copy.cards.completed} value={completed} />
          <StatCard label={copy.cards.pending} value={pending} />
        </Grid>
      </Card>
      <Tabs
        label={copy.tabs}
        items={tabs.map((id) => ({ id, label: copy.tab[id], content: content[id] }))}
        value={tab}
        onChange={setTab}
      />
      <TestReport />
    </Stack>
  );
}
