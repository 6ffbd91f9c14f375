'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { useMessages } from '../../messages/context.ts';
import * as css from './MessageList.css.ts';
import { english } from './messages.ts';

/** Message in a conversation. */
export interface Message {
  /** Stable key, unique in the list. */
  id: string;
  /** Author, which sets the style: bubble, plain text, or unstyled for an operation card. */
  author: 'user' | 'ai' | 'operation';
  /** Name of the author. */
  authorLabel: string;
  /** Formatted time. */
  time: string;
  /** Message content. */
  content: ReactNode;
  /** Text announced when this becomes the newest message. */
  announce?: string | undefined;
  /** Day heading above the message, such as 'Today'; set it on the first message of a day. */
  day?: string | undefined;
}

/** One message; re-rendered only when its message object changes. */
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
        <div className={isOperation ? visuallyHidden : css.meta}>
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
