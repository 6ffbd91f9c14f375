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
  /** Sends it once more; the answer is why it could not. */
  readonly onAgain?: () => Promise<string | undefined>;
}

/** What stands where a form was sent: what is on its way, and what to do when it does not come. */
export function SentPanel({ title, children, backLabel, onBack, onAgain }: SentPanelProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const again = async (): Promise<void> => {
    setBusy(true);
    setSaid((await onAgain?.()) ?? authCopy.sentAgain);
    setBusy(false);
  };
  return (
    <Stack>
      <Banner title={title}>{children}</Banner>
      <Row>
        {onAgain && (
          <Button busy={busy} busyLabel={authCopy.sendingLink} disabled={busy} onClick={() => void again()}>
            {authCopy.sendAgain}
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          {backLabel}
        </Button>
      </Row>
      <p role="status">{said}</p>
    </Stack>
  );
}
