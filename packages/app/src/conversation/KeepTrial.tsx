import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import type { ReactElement } from 'react';
import { keepTrialCopy as copy } from '../copy/keepTrial.ts';
import { triedInstructions } from '../services/drafts.ts';
import type { Conversation } from './useConversation.ts';
import { useKeeping } from './useKeeping.ts';

/** Offers to plan again in the person's project what they carried out in the trial of the home page. */
export default function KeepTrial({
  conversation,
}: {
  readonly conversation: Conversation;
}): ReactElement | null {
  const { left, isKeeping, begin } = useKeeping(conversation);
  if (left.length === 0) return null;
  return (
    <Banner
      tone="neutral"
      title={copy.title}
      action={
        <Row gap={8}>
          {!isKeeping && (
            <Button size="sm" disabled={conversation.processing} onClick={begin}>
              {copy.keep}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => triedInstructions().keep([])}>
            {copy.discard}
          </Button>
        </Row>
      }
    >
      {isKeeping ? copy.going : copy.text} {left.map((text) => `“${text}”`).join(' ')}
    </Banner>
  );
}
