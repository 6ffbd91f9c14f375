import { Button } from '@saywright/ui/Button';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { useState, type FormEvent, type ReactElement } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { useAuth } from '../../providers/auth.ts';
import { NameFields } from '../../shell/NameFields.tsx';
import { CredentialFields } from './CredentialFields.tsx';

/** A new account; names may be left out. */
export function SignUpForm(): ReactElement {
  const { signUp } = useAuth();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const outcome = await signUp({ email, password, firstName, lastName });
    if (outcome !== 'signed-in') setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Grid columns={2}>
          <NameFields
            firstName={firstName}
            onFirstName={setFirstName}
            lastName={lastName}
            onLastName={setLastName}
          />
        </Grid>
        <CredentialFields
          isNew
          email={email}
          onEmail={setEmail}
          password={password}
          onPassword={setPassword}
        />
        <Button type="submit" variant="primary" disabled={busy} busyLabel={authCopy.creating} busy={busy}>
          {authCopy.create}
        </Button>
      </Stack>
    </form>
  );
}
