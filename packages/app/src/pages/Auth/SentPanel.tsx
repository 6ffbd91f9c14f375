import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { useState, type ReactElement, type ReactNode } from 'react';
import { authCopy } from '../../copy/auth.ts';

interface SentPanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly backLabel: string;
  readonly onBack: () => void;
  /** Sends it again; resolves to an error message, or undefined if it was sent. */
  readonly onResend?: () => Promise<string | undefined>;
}

/** Replaces a form that was sent: what was sent, and what to do if it does not arrive. */
export function SentPanel({ title, children, backLabel, onBack, onResend }: SentPanelProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const resend = async (): Promise<void> => {
    setBusy(true);
    setMessage((await onResend?.()) ?? authCopy.sentAgain);
    setBusy(false);
  };
  return (
    <Stack>
      <Banner title={title}>{children}</Banner>
      <Row>
        {onResend && (
          <Button busy={busy} busyLabel={authCopy.sendingLink} disabled={busy} onClick={() => void resend()}>
            {authCopy.sendAgain}
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          {backLabel}
        </Button>
      </Row>
      <p role="status">{message}</p>
    </Stack>
  );
}
