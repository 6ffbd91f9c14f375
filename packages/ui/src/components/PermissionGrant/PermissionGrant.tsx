'use client';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { announce } from '../../internal/announcer.ts';
import { useHandover } from '../../internal/useHandover.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon, renderIcon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './PermissionGrant.css.ts';
import type { GrantAnswer, GrantScope, PermissionGrantProps } from './types.ts';

/** From the broadest to the narrowest, which stands where a main action stands. */
const order: readonly GrantScope[] = ['always', 'session', 'once'];

/** Speaks the question once, and its answer once; what was answered before is no news. */
function useSpoken(answer: GrantAnswer | undefined, sentence: string): void {
  const spoken = useRef<GrantAnswer | 'asked' | undefined>(answer);
  const state = answer ?? 'asked';
  useEffect(() => {
    if (spoken.current === state) return;
    spoken.current = state;
    announce(sentence);
  }, [state, sentence]);
}

/** Asks whether something may be done, and for how long; the broadest answer is never the main one. */
export function PermissionGrant(props: PermissionGrantProps): ReactElement {
  const words = useMessages('PermissionGrant', english);
  const { title, items, scopes = order, answer, busy = false, headingLevel = 2 } = props;
  const { onGrant, onDecline, result = answer && words.answered[answer] } = props;
  const id = useId();
  const [pressed, setPressed] = useState<GrantAnswer>();
  const { watch, status } = useHandover(answer ?? '');
  useSpoken(answer, result ?? words.asks(title));
  const Heading = `h${headingLevel}` as const;
  /** The button that was pressed says that it works; the others wait, and none loses focus. */
  const choice = (own: GrantAnswer, act: () => void) => ({
    className: css.action,
    busy: busy && pressed === own,
    'aria-disabled': busy || undefined,
    // The second press of a double click says nothing new.
    onClick: ({ detail }: { detail: number }) => {
      if (detail > 1) return;
      setPressed(own);
      act();
    },
  });
  return (
    <div data-kit="PermissionGrant" role="group" aria-labelledby={id} className={css.root} {...watch}>
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map(({ id: key, label, note, icon = 'shield' }) => (
            <li key={key} className={css.item}>
              <span className={css.mark}>{renderIcon(icon)}</span>
              <span className={css.words}>
                {label}
                {note !== undefined && <span className={css.note}>{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={css.foot}>
        {answer === undefined ? (
          <>
            <Button variant="ghost" {...choice('declined', onDecline)}>
              {words.decline}
            </Button>
            {order
              .filter((scope) => scopes.includes(scope))
              .map((scope) => (
                <Button
                  key={scope}
                  variant={scope === 'once' ? 'primary' : 'secondary'}
                  {...choice(scope, () => onGrant(scope))}
                >
                  {words.allow[scope]}
                </Button>
              ))}
          </>
        ) : (
          <p ref={status} tabIndex={-1} className={css.status}>
            <Icon name={answer === 'declined' ? 'dash-circle' : 'check-circle'} className={css.statusMark} />
            <span>{result}</span>
          </p>
        )}
      </div>
    </div>
  );
}
