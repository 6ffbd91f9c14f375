import { Row } from '@saywright/ui/Row';
import { Text } from '@saywright/ui/Text';
import type { ReactElement } from 'react';
import { keepTrialCopy as copy } from '../../copy/keepTrial.ts';
import { useAuth } from '../../providers/auth.ts';
import { useStore } from '../../services/store.ts';
import { triedInstructions } from '../../services/drafts.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';

/** Leads to the conversation of the account, which offers what was carried out in the trial. */
export default function OfferToKeep(): ReactElement | null {
  const tried = useStore(triedInstructions().store);
  const isSignedIn = useAuth().status === 'signed-in';
  if (tried.length === 0) return null;
  return (
    <Row gap={12}>
      <RouterLinkButton to="/agent" size="sm">
        {isSignedIn ? copy.toProject : copy.toAccount}
      </RouterLinkButton>
      <Text size={14} tone="muted">
        {copy.offerText}
      </Text>
    </Row>
  );
}
