import { memo, type ReactElement } from 'react';
import { MessageRow, type Message } from './Message.tsx';
import * as css from './MessageList.css.ts';

/** How many messages React and the browser look at together. */
const groupSize = 50;

/** Neighbours of a conversation under a key that stays when others come before or after them. */
export interface MessageGroupItem {
  readonly key: number;
  readonly messages: readonly Message[];
}

/** Cuts a conversation at every 50th message from the one called `anchor`, in both directions. */
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

/** Messages that are looked at again only when one of them changes: in a long conversation a word costs one group. */
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
