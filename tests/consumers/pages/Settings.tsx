import {
  Banner,
  Button,
  Card,
  CheckboxGroup,
  ConfirmDialog,
  Form,
  NumberField,
  PageContainer,
  PageHeader,
  RadioGroup,
  Row,
  Select,
  Stack,
  Switch,
  Tabs,
  TextArea,
  TextField,
  toast,
  ToastRegion,
} from '@saywright/ui';
import { useActionState, useState } from 'react';

interface State {
  readonly errors?: Readonly<Record<string, string>>;
}

async function save(_: State, data: FormData): Promise<State> {
  await Promise.resolve();
  if (data.get('name') === '') return { errors: { name: 'Enter a name.' } };
  toast({ title: 'Saved', tone: 'success' });
  return {};
}

const regions = [
  { id: 'fra', label: 'Frankfurt' },
  { id: 'iad', label: 'Virginia', description: 'Nearest to most customers.' },
];

function General() {
  const [state, action] = useActionState(save, {});
  return (
    <Form action={action} validationErrors={state.errors}>
      <Stack>
        <TextField label="Project name" name="name" defaultValue="shop-front" required maxLength={40} />
        <TextArea label="Description" name="description" optionalHint="optional" />
        <Select label="Region" name="region" options={regions} defaultValue="fra" />
        <NumberField label="Keep backups for" name="days" defaultValue={30} min={1} max={365} />
        <Row>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

function Notifications() {
  const [channels, setChannels] = useState<readonly string[]>(['mail']);
  const [pace, setPace] = useState('once');
  return (
    <Stack>
      <CheckboxGroup
        label="Send to"
        options={[
          { value: 'mail', label: 'E-mail' },
          { value: 'chat', label: 'Chat' },
        ]}
        value={channels}
        onChange={setChannels}
      />
      <RadioGroup
        label="How often"
        options={[
          { value: 'once', label: 'Once a day' },
          { value: 'all', label: 'Every time' },
        ]}
        value={pace}
        onChange={setPace}
      />
      <Switch label="Pause everything" defaultChecked={false} />
    </Stack>
  );
}

function Danger() {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Delete the project">
      <Stack>
        <Banner tone="warning" title="You can’t undo this.">
          The project, its tables and its backups are deleted.
        </Banner>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete the project
        </Button>
        <ConfirmDialog
          open={open}
          title="Delete this project?"
          subject="shop-front"
          confirmLabel="Delete the project"
          onConfirm={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        >
          Its 4 tables and 1,204 rows go with it.
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}

export default function Settings() {
  const [tab, setTab] = useState('general');
  return (
    <PageContainer>
      <PageHeader title="Settings" text="What applies to the whole project." />
      <Tabs
        label="Settings"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'general', label: 'General', content: <General /> },
          { id: 'notifications', label: 'Notifications', content: <Notifications /> },
          { id: 'danger', label: 'Delete', content: <Danger /> },
        ]}
      />
      <ToastRegion />
    </PageContainer>
  );
}
