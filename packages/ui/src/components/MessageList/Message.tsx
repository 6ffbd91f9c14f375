'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { useMessages } from '../../messages/context.ts';
import * as css from './MessageList.css.ts';
import { english } from './messages.ts';

/** One message of a conversation. */
export interface Message {
  /** Stable key. */
  id: string;
  /** Whose look it has: a bubble, plain text, or a card that brings its own look. */
  author: 'user' | 'ai' | 'operation';
  /** Who it is from, in words. */
  authorLabel: string;
  /** When, in words. */
  time: string;
  /** The message. */
  content: ReactNode;
  /** A sentence to speak when this becomes the newest message. */
  announce?: string | undefined;
  /** A word such as 'Today', drawn above the first message of a day. */
  day?: string | undefined;
}

/** Drawn again only when its message object changes. */
export const MessageRow = memo(function MessageRow({ message }: { message: Message }): ReactElement {
  const { author, authorLabel, time, content, day } = message;
  const words = useMessages('MessageList', english);
  const isOperation = author === 'operation';
  return (
    <>
      {day !== undefined && <p className={css.day}>{day}</p>}
      <article
        data-kit="Message"
        data-author={author}
        aria-label={words.message(authorLabel, time)}
        className={css.row}
      >
        <div className={isOperation ? hidden : css.meta}>
          <span className={css.author}>{authorLabel}</span>
          <span>{time}</span>
        </div>
        <div className={css.content} dir={isOperation ? undefined : 'auto'}>
          {content}
        </div>
      </article>
    </>
  );
});
