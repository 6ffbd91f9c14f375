import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Spinner } from '@saywright/ui/Spinner';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import * as css from './Chat.css.ts';
import type { WaitingEntry } from './entries.ts';

interface WaitingMessageProps {
  readonly entry: WaitingEntry;
  readonly onForget: (id: string) => void;
}

/** What a person said and is not answered yet, with why; what is not sent yet can be taken back. */
export function WaitingMessage({ entry, onForget }: WaitingMessageProps): ReactElement {
  const { id, text, state } = entry;
  return (
    <Stack gap={8}>
      <p>{text}</p>
      <Row gap={8}>
        {state === 'planning' && <Spinner />}
        <span className={css.waiting}>{agentCopy.waiting[state]}</span>
        {state !== 'planning' && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${agentCopy.forget}: ${text}`}
            onClick={() => onForget(id)}
          >
            {agentCopy.forget}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
