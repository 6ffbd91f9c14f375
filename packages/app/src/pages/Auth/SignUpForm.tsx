import { Button } from '@saywright/ui/Button';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { useState, type FormEvent, type ReactElement } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { useAuth } from '../../providers/auth.ts';
import { NameFields } from '../../shell/NameFields.tsx';
import { resendConfirmation } from '../../providers/authActions.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { SentPanel } from './SentPanel.tsx';

/** Sign-up form; names are optional. */
export function SignUpForm(): ReactElement {
  const { signUp } = useAuth();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const outcome = await signUp({ email, password, firstName, lastName });
    if (outcome.kind !== 'signed-in') setBusy(false);
    setProblem(outcome.passwordProblem);
    setIsSent(outcome.kind === 'confirm-email');
  };
  if (isSent)
    return (
      <SentPanel
        title={authCopy.checkEmail}
        backLabel={authCopy.otherAddress}
        onBack={() => setIsSent(false)}
        onResend={() => resendConfirmation(email)}
      >
        {authCopy.checkEmailText} {email}. {authCopy.checkEmailMore}
      </SentPanel>
    );
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
          passwordProblem={problem}
        />
        <Button type="submit" variant="primary" disabled={busy} busyLabel={authCopy.creating} busy={busy}>
          {authCopy.create}
        </Button>
      </Stack>
    </form>
  );
}
