import {
  Button,
  Card,
  ConfirmDialog,
  Form,
  Grid,
  PageContainer,
  PageHeader,
  Row,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  TextField,
  toast,
} from '@saywright/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { Frame } from './frame.tsx';

const languages = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'العربية' },
];

const notifications = [
  ['done', 'A change was executed', 'With its receipt and the way to undo it.'],
  ['risk', 'A change needs a second yes', 'Sent as soon as it waits for you.'],
  ['weekly', 'Weekly report', 'On Mondays at 9:00.'],
] as const;

function Profile(): ReactElement {
  const save = (event: FormEvent): void => {
    event.preventDefault();
    toast({ title: 'Profile saved', tone: 'success' });
  };
  return (
    <Card title="Profile">
      <Form summary onSubmit={save}>
        <Stack>
          <Grid columns={2}>
            <TextField label="Name" name="name" autoComplete="name" required defaultValue="Mara Lindqvist" />
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue="mara@northlane.shop"
            />
          </Grid>
          <Row>
            <Button type="submit" variant="primary">
              Save profile
            </Button>
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}

function Appearance(): ReactElement {
  const [density, setDensity] = useState('comfortable');
  const [language, setLanguage] = useState<string | null>('en');
  return (
    <Card title="Appearance">
      <Grid columns={2}>
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
      </Grid>
    </Card>
  );
}

function Notifications(): ReactElement {
  const [on, setOn] = useState<readonly string[]>(['done', 'risk']);
  return (
    <Card title="Notifications">
      <Stack>
        {notifications.map(([id, label, description]) => (
          <Switch
            key={id}
            label={label}
            description={description}
            checked={on.includes(id)}
            onChange={(checked) => setOn(checked ? [...on, id] : on.filter((other) => other !== id))}
          />
        ))}
      </Stack>
    </Card>
  );
}

function Deletion(): ReactElement {
  const [asks, setAsks] = useState(false);
  return (
    <Card title="Delete the project">
      <Row justify="between" gap={16}>
        <Text tone="secondary">4 tables and 1,710 rows. You can restore them for 30 days.</Text>
        <Button variant="danger" onClick={() => setAsks(true)}>
          Delete my-shop
        </Button>
      </Row>
      <ConfirmDialog
        open={asks}
        title="Delete this project?"
        subject="my-shop"
        confirmLabel="Delete my-shop"
        phrase="my-shop"
        onConfirm={() => setAsks(false)}
        onCancel={() => setAsks(false)}
      >
        4 tables and 1,710 rows will be deleted. You can restore them for 30 days.
      </ConfirmDialog>
    </Card>
  );
}

/** The settings of a person and a project; what takes effect at once is apart from what is saved. */
export function Settings(): ReactElement {
  return (
    <Frame current="Settings">
      <PageContainer width="narrow">
        <PageHeader
          size="md"
          title="Settings"
          text="Your profile is saved with its button; everything else takes effect at once."
        />
        <Stack gap={16}>
          <Profile />
          <Appearance />
          <Notifications />
          <Deletion />
        </Stack>
      </PageContainer>
    </Frame>
  );
}
