import { Button, Form, Select, Stack, TextField } from '@saywright/ui';
import { useActionState } from 'react';

interface State {
  readonly errors?: Readonly<Record<string, string>>;
}

/** Saves on a server, which knows the names that are taken. */
function save(_: State, data: FormData): Promise<State> {
  const isTaken = data.get('name') === 'shop';
  return Promise.resolve(isTaken ? { errors: { name: 'This name is taken. Choose another.' } } : {});
}

const frameworks = [
  { id: 'react', label: 'React' },
  { id: 'vue', label: 'Vue' },
];

export default function Example() {
  const [state, action] = useActionState(save, {});
  return (
    <Form action={action} validationErrors={state.errors}>
      <Stack>
        <TextField label="Project name" name="name" required minLength={2} />
        <Select label="Framework" name="framework" options={frameworks} defaultValue="react" />
        <Button type="submit" variant="primary">
          Create
        </Button>
      </Stack>
    </Form>
  );
}
