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
  /** Progress in words, if known. */
  readonly progress: string | undefined;
  readonly onForget: (id: string) => void;
}

/** An instruction without an answer, with its status; it can be removed until it is sent. */
export function WaitingMessage({ entry, progress, onForget }: WaitingMessageProps): ReactElement {
  const { id, text, state } = entry;
  return (
    <Stack gap={8}>
      <p>{text}</p>
      <Row gap={8}>
        {state === 'planning' && <Spinner />}
        <span className={css.waiting}>
          {agentCopy.waiting[state]}
          {state === 'planning' && progress !== undefined && ` ${progress}`}
        </span>
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
