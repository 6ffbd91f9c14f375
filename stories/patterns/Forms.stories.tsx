import {
  Banner,
  Button,
  Card,
  Checkbox,
  PageContainer,
  PageHeader,
  PasswordField,
  Row,
  Stack,
  TextField,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { pressed } from '../support/opened.tsx';

interface Wrong {
  name?: string;
  email?: string;
  password?: string;
}

/** An error for each invalid field, with how to fix it. */
function check(name: string, email: string, password: string): Wrong {
  return {
    ...(name.trim() === '' && { name: 'Enter your name as others should see it.' }),
    ...(!email.includes('@') && {
      email: 'Enter an email address with an @, for example mara@northlane.shop.',
    }),
    ...(password.length < 6 && { password: 'Use at least 6 characters.' }),
  };
}

/** A form that reports errors on submit, beside each field and in a summary. */
function Account() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const [isDone, setDone] = useState(false);
  const count = Object.keys(wrong).length;
  return (
    <main>
      <PageContainer width="narrow">
        <Stack gap={24}>
          <PageHeader title="Create account" text="We only ask for what we need." />
          <div aria-live="polite">
            {count > 0 && (
              <Banner
                tone="danger"
                title={count === 1 ? '1 field needs attention' : `${count} fields need attention`}
              >
                Nothing was sent. Your entries are still here.
              </Banner>
            )}
            {isDone && (
              <Banner tone="success" title="Account created">
                Check your email to confirm it.
              </Banner>
            )}
          </div>
          <Card>
            <form
              noValidate
              aria-label="Create account"
              onSubmit={(event) => {
                event.preventDefault();
                const found = check(name, email, password);
                setWrong(found);
                setDone(Object.keys(found).length === 0);
              }}
            >
              <Stack>
                <TextField
                  label="Name"
                  autoComplete="name"
                  value={name}
                  onChange={setName}
                  errorMessage={wrong.name}
                />
                <TextField
                  label="Email"
                  type="email"
                  autoComplete="email"
                  value={email}
                  onChange={setEmail}
                  errorMessage={wrong.email}
                />
                <PasswordField
                  label="Password"
                  autoComplete="new-password"
                  description="At least 6 characters."
                  value={password}
                  onChange={setPassword}
                  errorMessage={wrong.password}
                />
                <Checkbox label="Email me news, at most once a month" checked={agreed} onChange={setAgreed} />
                <Row>
                  <Button type="submit" variant="primary">
                    Create account
                  </Button>
                </Row>
              </Stack>
            </form>
          </Card>
        </Stack>
      </PageContainer>
    </main>
  );
}

const meta = {
  title: 'Patterns/Forms and errors',
  component: Account,
  parameters: {
    lead: 'A form that is checked when it is sent. A summary above counts the fields that need attention, and each field says what is wrong and how to fix it. What was typed stays.',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SentTooEarly: Story = {
  ...pressed('Create account'),
  tags: ['!test'],
};
