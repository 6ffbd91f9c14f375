'use client';
import type { ReactElement, ReactNode } from 'react';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { announce } from '../../internal/announcer.ts';
import { useRovingFocus } from '../../internal/useRovingFocus.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as css from './MessageActions.css.ts';
import { english } from './messages.ts';

/** Rating of a message. */
export type MessageMark = 'helpful' | 'unhelpful';

export interface MessageActionsProps extends RootProps {
  /** Accessible name of the group. @default 'Message actions' */
  label?: string | undefined;
  /** Message text to copy; without it there is no copy button. */
  text?: string | undefined;
  /** Current rating; undefined if there is none. */
  mark?: MessageMark | undefined;
  /** Called with the new rating, or undefined to remove it; without it there are no rating buttons. */
  onMark?: ((mark: MessageMark | undefined) => void) | undefined;
  /** Requests another answer; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Additional buttons at the end of the row. */
  children?: ReactNode;
}

const marks: readonly MessageMark[] = ['helpful', 'unhelpful'];

/** Row of actions on a message: copy, rate and retry. */
export function MessageActions(props: MessageActionsProps): ReactElement {
  const words = useMessages('MessageActions', english);
  const { label = words.label, text, mark, onMark, onRetry, children } = props;
  const toolbar = useOwnRef<HTMLDivElement>(props);
  const { row } = useRovingFocus(toolbar);
  const marked = { helpful: words.markedHelpful, unhelpful: words.markedUnhelpful };
  return (
    <div data-kit="MessageActions" role="toolbar" aria-label={label} {...rootProps(props, css.root)} {...row}>
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
          // Ignores the second click of a double click.
          onClick={({ detail }) => detail < 2 && onRetry()}
        >
          {words.retry}
        </Button>
      )}
      {children}
    </div>
  );
}
