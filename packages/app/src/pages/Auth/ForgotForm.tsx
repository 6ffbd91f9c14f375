import { Button } from '@saywright/ui/Button';
import { CodeInline } from '@saywright/ui/CodeInline';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { useState, type FormEvent, type ReactElement } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { requestReset } from '../../providers/authActions.ts';
import { loadConfig } from '../../services/config.ts';
import { SentPanel } from './SentPanel.tsx';

interface ForgotFormProps {
  /** The e-mail address typed into the sign-in form. */
  readonly typed: string;
  readonly onBack: () => void;
}

/** Requests a password reset link; the answer is the same whether or not the address has an account. */
export function ForgotForm({ typed, onBack }: ForgotFormProps): ReactElement {
  const [email, setEmail] = useState(typed);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<'mail' | 'outbox'>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const problem = await requestReset(email);
    const sendsMail = (await loadConfig().catch(() => undefined))?.sendsMail;
    setError(problem);
    if (problem === undefined) setSent(sendsMail === false ? 'outbox' : 'mail');
    setBusy(false);
  };
  if (sent)
    return (
      <SentPanel
        title={sent === 'mail' ? authCopy.checkEmail : authCopy.askOperator}
        backLabel={authCopy.backToSignIn}
        onBack={onBack}
        onResend={() => requestReset(email)}
      >
        {sent === 'mail' ? (
          <>
            {authCopy.resetSent(email)} {authCopy.checkEmailMore}
          </>
        ) : (
          <>
            {authCopy.resetKept(email)} <CodeInline>{authCopy.outbox}</CodeInline>
          </>
        )}
      </SentPanel>
    );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <p>{authCopy.forgotText}</p>
        <TextField
          label={authCopy.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
          errorMessage={error}
        />
        <Row>
          <Button
            type="submit"
            variant="primary"
            disabled={busy}
            busyLabel={authCopy.sendingLink}
            busy={busy}
          >
            {authCopy.sendLink}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {authCopy.backToSignIn}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
