import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  MandateSwitch,
  PageContainer,
  PageHeader,
  Row,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Tabs,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { framed } from '../support/helpers.tsx';
import { opened } from '../support/opened.tsx';

const languages = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'العربية' },
];

function Look() {
  const [density, setDensity] = useState('comfortable');
  const [language, setLanguage] = useState('en');
  return (
    <Card title="Appearance">
      <Stack>
        <SegmentedControl
          label="Density"
          options={[
            { id: 'comfortable', label: 'Comfortable' },
            { id: 'compact', label: 'Compact' },
          ]}
          value={density}
          onChange={setDensity}
        />
        <Select label="Language" options={languages} value={language} onChange={setLanguage} />
      </Stack>
    </Card>
  );
}

function Rules() {
  const [planned, setPlanned] = useState(true);
  const [report, setReport] = useState(false);
  return (
    <Card title="Rules">
      <Stack>
        <MandateSwitch
          ruleId="R-01"
          title="No change without a plan"
          rule="Every change is planned, proven and approved before it runs."
          priority={<Badge tone="danger">EXTREME</Badge>}
          checked={planned}
          onChange={setPlanned}
        />
        <Switch
          label="Weekly report"
          description="Sent on Mondays at 9:00."
          checked={report}
          onChange={setReport}
        />
      </Stack>
    </Card>
  );
}

function Danger() {
  const [asked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  return (
    <Card title="Delete the project">
      <Row justify="between">
        <p>4 tables and 1,710 rows. You can restore them for 30 days.</p>
        <Button variant="danger" onClick={() => setAsked(true)}>
          Delete my-shop
        </Button>
      </Row>
      <ConfirmDialog
        open={asked}
        title="Delete this project?"
        subject="my-shop"
        confirmLabel="Delete the project"
        phrase="my-shop"
        onConfirm={close}
        onCancel={close}
      >
        4 tables and 1,710 rows will be deleted. You can restore them for 30 days.
      </ConfirmDialog>
    </Card>
  );
}

export interface SettingsProps {
  /** The tab that is open at first. */
  first: 'look' | 'rules' | 'danger';
}

/** Settings that take effect immediately; destructive actions are separate and ask first. */
function Settings({ first }: SettingsProps) {
  const [tab, setTab] = useState<string>(first);
  return (
    <main>
      <PageContainer width="narrow">
        <Stack gap={24}>
          <PageHeader title="Settings" text="Changes take effect immediately." />
          <Tabs
            label="Settings"
            value={tab}
            onChange={setTab}
            items={[
              { id: 'look', label: 'Appearance', content: <Look /> },
              { id: 'rules', label: 'Rules', content: <Rules /> },
              { id: 'danger', label: 'Project', content: <Danger /> },
            ]}
          />
        </Stack>
      </PageContainer>
    </main>
  );
}

const meta = {
  title: 'Patterns/Settings',
  component: Settings,
  args: { first: 'look' },
  parameters: {
    lead: 'Settings in tabs. Each change takes effect at once, so there is no Save button. What deletes something asks first, in a ConfirmDialog.',
    ...framed,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LookAndLanguage: Story = {};
export const RulesInForce: Story = {
  args: { first: 'rules' },
};
export const AsksBeforeItDeletes: Story = {
  ...opened('press', '40rem', 'Delete my-shop'),
  args: { first: 'danger' },
  tags: ['!test'],
};
