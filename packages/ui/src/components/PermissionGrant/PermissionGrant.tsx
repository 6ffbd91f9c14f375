'use client';
import { useId, type ReactElement } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import { thumb } from '../../internal/rows.css.ts';
import * as sign from '../../internal/statusLine.css.ts';
import * as text from '../../internal/text.css.ts';
import { useFocusReturn } from '../../internal/useFocusReturn.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './PermissionGrant.css.ts';
import type { GrantAnswer, PermissionGrantProps } from './types.ts';

/** Buttons in order: decline, then broadest to narrowest; the narrowest is in the main action's place. */
const answers: readonly GrantAnswer[] = ['declined', 'always', 'session', 'once'];

/** Permission request with a choice of duration; the broadest answer is never the main action. */
export function PermissionGrant(props: PermissionGrantProps): ReactElement {
  const words = useMessages('PermissionGrant', english);
  const { title, items, scopes = answers, answer, pending, headingLevel = 2 } = props;
  const { onAnswer, result = answer && words.answered[answer] } = props;
  const id = useId();
  const { watch, status } = useFocusReturn(answer ?? '');
  useAnnouncement(answer ?? '', result ?? `${words.asks}: ${title}`, answer === undefined);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-kit="PermissionGrant"
      role="group"
      aria-labelledby={id}
      {...watch}
      {...rootProps(props, css.root)}
    >
      <Heading id={id} className={text.title}>
        {title}
      </Heading>
      <ul className={css.list}>
        {items.map(({ id: key, label, note, icon = 'shield' }) => (
          <li key={key} className={css.item}>
            <span className={sign.mark}>
              <Icon name={icon} />
            </span>
            <div>
              {label}
              {note !== undefined && <div className={text.note}>{note}</div>}
            </div>
          </li>
        ))}
      </ul>
      <div data-part="foot" className={css.foot}>
        {answer === undefined ? (
          answers.map(
            (own) =>
              (own === 'declined' || scopes.includes(own)) && (
                <Button
                  key={own}
                  variant={own === 'declined' ? 'ghost' : own === 'once' ? 'primary' : 'secondary'}
                  className={thumb}
                  // The button of the pending answer is busy and the others are disabled; none loses focus.
                  busy={pending === own}
                  aria-disabled={pending !== undefined}
                  // Ignores the second click of a double click.
                  onClick={({ detail }) => detail < 2 && onAnswer(own)}
                >
                  {words[own]}
                </Button>
              ),
          )
        ) : (
          <p ref={status} tabIndex={-1} className={css.status}>
            <span className={sign.mark}>
              <Icon name={answer === 'declined' ? 'dash-circle' : 'check-circle'} />
            </span>
            {result}
          </p>
        )}
      </div>
    </div>
  );
}
