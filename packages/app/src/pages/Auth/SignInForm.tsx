import { Button } from '@saywright/ui/Button';
import { Stack } from '@saywright/ui/Stack';
import { useState, type FormEvent, type ReactElement } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { useAuth } from '../../providers/auth.ts';
import { CredentialFields } from './CredentialFields.tsx';

/** Sign-in form. */
export function SignInForm({ onForgot }: { readonly onForgot: (typed: string) => void }): ReactElement {
  const { signIn } = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (!(await signIn(email, password))) setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <CredentialFields
          isNew={false}
          email={email}
          onEmail={setEmail}
          password={password}
          onPassword={setPassword}
        />
        <Button type="submit" variant="primary" disabled={busy} busyLabel={authCopy.signingIn} busy={busy}>
          {authCopy.signIn}
        </Button>
        <Button variant="ghost" onClick={() => onForgot(email)}>
          {authCopy.forgot}
        </Button>
      </Stack>
    </form>
  );
}
