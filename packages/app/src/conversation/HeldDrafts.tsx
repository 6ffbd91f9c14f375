import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { heldDrafts, releaseDraft } from '../services/drafts.ts';
import { useStore } from '../services/store.ts';

/** Offers to restore the newest replaced draft; older ones follow. */
export function HeldDrafts({
  onRestore,
}: {
  readonly onRestore: (text: string) => void;
}): ReactElement | null {
  const [newest, ...older] = useStore(heldDrafts().store);
  if (newest === undefined) return null;
  return (
    <Banner
      tone="neutral"
      title={older.length > 0 ? agentCopy.heldMore(older.length) : agentCopy.held}
      action={
        <Row gap={8}>
          <Button size="sm" onClick={() => onRestore(newest)}>
            {agentCopy.restore}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => releaseDraft(newest)}>
            {agentCopy.discard}
          </Button>
        </Row>
      }
    >
      {newest}
    </Banner>
  );
}
