import { memo, type ReactElement } from 'react';
import { MessageRow, type Message } from './Message.tsx';
import * as css from './MessageList.css.ts';

/** Number of messages rendered and laid out as one unit. */
const groupSize = 50;

/** Adjacent messages with a key that stays stable when messages are added before or after. */
export interface MessageGroupItem {
  readonly key: number;
  readonly messages: readonly Message[];
}

/** Splits a conversation at every 50th message from `anchor`, in both directions. */
export function groupsOf(
  messages: readonly Message[],
  anchor: string | undefined,
): readonly MessageGroupItem[] {
  const middle = Math.max(
    0,
    messages.findIndex(({ id }) => id === anchor),
  );
  const groups: MessageGroupItem[] = [];
  const earliest = middle - Math.ceil(middle / groupSize) * groupSize;
  for (let start = earliest; start < messages.length; start += groupSize)
    groups.push({ key: start - middle, messages: messages.slice(Math.max(0, start), start + groupSize) });
  return groups;
}

interface MessageGroupProps {
  messages: readonly Message[];
}

/** Group of messages, re-rendered only when one of them changes, so an update costs one group. */
export const MessageGroup = memo(
  function MessageGroup({ messages }: MessageGroupProps): ReactElement {
    return (
      <div className={css.log}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.messages.length === after.messages.length &&
    before.messages.every((message, index) => message === after.messages[index]),
);
