'use client';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useFigures } from '../../internal/figures.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import type { Message } from './Message.tsx';
import { groupsOf, MessageGroup } from './MessageGroup.tsx';
import * as css from './MessageList.css.ts';
import { english } from './messages.ts';
import { useStickToBottom } from './useStickToBottom.ts';

export interface MessageListProps extends RootProps {
  /** Accessible name of the conversation. */
  label: string;
  /** Messages, oldest first; keep unchanged messages as the same objects to avoid re-rendering. */
  messages: readonly Message[];
  /** Content shown while there are no messages. */
  emptyState?: ReactNode;
  /** Label of the button that scrolls to the newest message. @default 'Jump to latest' */
  jumpLabel?: string | undefined;
}

/** Conversation that follows its newest message while the reader is near the end. */
export function MessageList(props: MessageListProps): ReactElement {
  const words = useMessages('MessageList', english);
  const { label, messages, emptyState, jumpLabel = words.jump } = props;
  const end = useRef<HTMLDivElement>(null);
  const first = messages[0]?.id;
  const newest = messages.at(-1);
  // Groups are counted from the first message ever rendered, so earlier messages can be prepended.
  const [anchor, setAnchor] = useState(first);
  if (anchor === undefined && first !== undefined) setAnchor(first);
  const { away, jump } = useStickToBottom(end, newest?.id);
  const { figure } = useFigures();
  // Messages added after the reader scrolled up count as new.
  const [left, setLeft] = useState<string>();
  if ((away === undefined) !== (left === undefined)) setLeft(away && newest?.id);
  const unread =
    left === undefined ? 0 : messages.length - 1 - messages.findLastIndex(({ id }) => id === left);

  const sentence = newest?.author === 'user' ? undefined : newest?.announce;
  useAnnouncement(`${newest?.id} ${sentence}`, sentence);

  return (
    <div data-kit="MessageList" {...rootProps(props, css.root)}>
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
