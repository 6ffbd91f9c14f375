'use client';
import type { ReactElement, ReactNode } from 'react';
import { announce } from '../../internal/announcer.ts';
import { useRovingFocus } from '../../internal/useRovingFocus.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as css from './MessageActions.css.ts';
import { english } from './messages.ts';

/** What a reader thinks of a message. */
export type MessageMark = 'helpful' | 'unhelpful';

export interface MessageActionsProps {
  /** Accessible name of the row. @default 'Message actions' */
  label?: string | undefined;
  /** The words of the message, to copy them; without them there is no such button. */
  text?: string | undefined;
  /** How it is marked; leave it out while it is not. */
  mark?: MessageMark | undefined;
  /** Called with the mark that is wanted, or with nothing to remove it; without it there are no such buttons. */
  onMark?: ((mark: MessageMark | undefined) => void) | undefined;
  /** Asks for another answer; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** More small buttons for the end of the row. */
  children?: ReactNode;
}

const marks: readonly MessageMark[] = ['helpful', 'unhelpful'];

/** What can be done with a message, in one row that is always in sight. */
export function MessageActions(props: MessageActionsProps): ReactElement {
  const words = useMessages('MessageActions', english);
  const { label = words.label, text, mark, onMark, onRetry, children } = props;
  const { row } = useRovingFocus<HTMLDivElement>();
  const marked = { helpful: words.markedHelpful, unhelpful: words.markedUnhelpful };
  return (
    <div data-kit="MessageActions" role="toolbar" aria-label={label} className={css.root} {...row}>
      {text !== undefined && <CopyButton text={text} />}
      {onMark !== undefined &&
        marks.map((own) => (
          <Button
            key={own}
            variant="ghost"
            size="sm"
            icon={own === mark ? 'check' : undefined}
            onClick={() => {
              onMark(own === mark ? undefined : own);
              announce(own === mark ? words.unmarked : marked[own]);
            }}
          >
            {own === mark ? marked[own] : words[own]}
          </Button>
        ))}
      {onRetry !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          icon="retry"
          // The second press of a double click asks for nothing more.
          onClick={({ detail }) => detail < 2 && onRetry()}
        >
          {words.retry}
        </Button>
      )}
      {children}
    </div>
  );
}
