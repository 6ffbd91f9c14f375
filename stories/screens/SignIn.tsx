import {
  Banner,
  Button,
  Card,
  Checkbox,
  Form,
  Link,
  PageContainer,
  PageHeader,
  PasswordField,
  Row,
  Stack,
  Tabs,
  Text,
  TextField,
} from '@saywright/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { Frame } from './frame.tsx';

interface CredentialsProps {
  /** For a new account, with the terms. */
  readonly isNew: boolean;
  /** What the server answered. */
  readonly refused: boolean;
  readonly onSend: () => void;
}

/** Email and password, checked natively before they are sent. */
function Credentials({ isNew, refused, onSend }: CredentialsProps): ReactElement {
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <Form onSubmit={send}>
      <Stack>
        {refused && (
          <Banner tone="danger" title="Email and password do not match">
            Check both, or reset your password.
          </Banner>
        )}
        <TextField label="Email" name="email" type="email" autoComplete="email" required defaultValue="" />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          defaultValue=""
        />
        {isNew ? (
          <Checkbox label="I accept the terms of service" name="terms" required />
        ) : (
          <Row justify="between">
            <Checkbox label="Stay signed in" name="stay" />
            <Link href="#forgot">Forgot password?</Link>
          </Row>
        )}
        <Button type="submit" variant="primary" size="lg">
          {isNew ? 'Create account' : 'Sign In'}
        </Button>
      </Stack>
    </Form>
  );
}

/** Sign in, or create an account. */
export function SignIn({ refused: initial = false }: { readonly refused?: boolean }): ReactElement {
  const [tab, setTab] = useState('in');
  const [refused, setRefused] = useState(initial);
  const forms = (['in', 'up'] as const).map((id) => ({
    id,
    label: id === 'in' ? 'Sign in' : 'Create account',
    content: (
      <Credentials
        isNew={id === 'up'}
        refused={refused && id === 'in'}
        onSend={() => setRefused(id === 'in')}
      />
    ),
  }));
  return (
    <Frame current="" signedIn={false}>
      <PageContainer width="narrow">
        <PageHeader title="Welcome back" text="Your projects, plans and receipts are where you left them." />
        <Stack gap={24}>
          <Card>
            <Tabs label="Account" items={forms} value={tab} onChange={setTab} />
          </Card>
          <Text size={13} tone="muted">
            Your data stays on this machine. Nothing is shared with another service.
          </Text>
        </Stack>
      </PageContainer>
    </Frame>
  );
}
