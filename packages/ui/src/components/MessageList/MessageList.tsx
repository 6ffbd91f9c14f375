'use client';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useFigures } from '../../internal/figures.ts';
import { useSpoken } from '../../internal/useSpoken.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import type { Message } from './Message.tsx';
import { groupsOf, MessageGroup } from './MessageGroup.tsx';
import * as css from './MessageList.css.ts';
import { english } from './messages.ts';
import { useStickToBottom } from './useStickToBottom.ts';

export interface MessageListProps {
  /** Accessible name of the conversation. */
  label: string;
  /** The messages, oldest first; keep unchanged ones as the same objects. */
  messages: readonly Message[];
  /** Shown while there are no messages. */
  emptyState?: ReactNode;
  /** Words of the button back to the newest message. @default 'Jump to latest' */
  jumpLabel?: string | undefined;
}

/** A conversation that stays at its newest message while the reader is near it. */
export function MessageList(props: MessageListProps): ReactElement {
  const words = useMessages('MessageList', english);
  const { label, messages, emptyState, jumpLabel = words.jump } = props;
  const end = useRef<HTMLDivElement>(null);
  const first = messages[0]?.id;
  const newest = messages.at(-1);
  // Groups are counted from the first message there ever was, so that earlier ones can come before it.
  const [anchor, setAnchor] = useState(first);
  if (anchor === undefined && first !== undefined) setAnchor(first);
  const { away, jump } = useStickToBottom(end, newest?.id);
  const { figure } = useFigures();
  // What came after the reader went up is new to them.
  const [left, setLeft] = useState<string>();
  if ((away === undefined) !== (left === undefined)) setLeft(away && newest?.id);
  const unread =
    left === undefined ? 0 : messages.length - 1 - messages.findLastIndex(({ id }) => id === left);

  const sentence = newest?.author === 'user' ? undefined : newest?.announce;
  useSpoken(`${newest?.id} ${sentence}`, sentence);

  return (
    <div data-kit="MessageList" className={css.root}>
      <div role="log" aria-label={label} aria-live="off" className={css.log}>
        {messages.length === 0 && emptyState}
        {groupsOf(messages, anchor).map((group) => (
          <MessageGroup key={group.key} messages={group.messages} />
        ))}
      </div>
      <div ref={end} className={css.end} />
      {away !== undefined && (
        <div data-away={away} className={css.jump}>
          <Button size="sm" icon="chevron-down" onClick={jump}>
            {unread > 0 ? words.jumpPast(jumpLabel, unread, figure) : jumpLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
