'use client';
import { useState, type ReactElement } from 'react';
import { announce } from '../../internal/announcer.ts';
import { cx } from '../../internal/cx.ts';
import { mark } from '../../internal/statusLine.css.ts';
import { bad, muted } from '../../internal/text.css.ts';
import { useHandover } from '../../internal/useHandover.ts';
import { useSpoken } from '../../internal/useSpoken.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Attachment.css.ts';
import { english } from './messages.ts';

/** Whether it is attached, on its way, or could not be attached. */
export type AttachmentState = 'ready' | 'busy' | 'failed';

export interface AttachmentProps {
  /** Name of the file. */
  name: string;
  /** What it is, in words: 'PDF'. */
  kind?: string | undefined;
  /** How large it is, in words: '2.4 MB'. */
  size?: string | undefined;
  /** Address of a small picture of it; without one, or when it does not load, the icon shows. */
  preview?: string | undefined;
  /** Icon in place of a picture. @default 'page' */
  icon?: IconName | undefined;
  /** Whether it is attached. @default 'ready' */
  state?: AttachmentState | undefined;
  /** How it stands, in words, while it is not attached. @default 'Attaching…' or 'Not attached.' */
  status?: string | undefined;
  /** Takes it away; without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Attaches it again after it failed; without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** A file that goes along with a message. */
export function Attachment(props: AttachmentProps): ReactElement {
  const words = useMessages('Attachment', english);
  const { name, kind, size, preview, icon = 'page', state = 'ready', onRemove, onRetry } = props;
  const status = state === 'ready' ? undefined : (props.status ?? words[state]);
  const [broken, setBroken] = useState<string>();
  // The button to try again goes away with the press; the name stays.
  const { watch, status: title } = useHandover(state);
  useSpoken(state, state === 'failed' && status !== undefined ? `${name}: ${status}` : '');
  const remove = (): void => {
    onRemove?.();
    announce(words.removed(name));
  };
  return (
    <div
      data-kit="Attachment"
      data-state={state}
      role="group"
      aria-label={name}
      className={css.root}
      {...watch}
    >
      <span className={css.preview}>
        {preview === undefined || preview === broken ? (
          <Icon name={icon} size="xl" />
        ) : (
          <img src={preview} alt="" className={css.image} onError={() => setBroken(preview)} />
        )}
      </span>
      <div className={css.words}>
        <p ref={title} tabIndex={-1}>
          <b dir="auto">{name}</b>
        </p>
        <p className={cx(muted, css.facts)}>
          {kind !== undefined && <bdi>{kind}</bdi>}
          {size !== undefined && <bdi>{size}</bdi>}
        </p>
        {status !== undefined && (
          <p className={cx(css.status, state === 'failed' && bad)}>
            <span className={mark}>
              {state === 'failed' ? <Icon name="danger" size="sm" /> : <Spinner />}
            </span>
            {status}
          </p>
        )}
        {state === 'failed' && onRetry !== undefined && (
          <Button size="sm" className={css.retry} onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </div>
      {onRemove !== undefined && (
        <IconButton size="sm" icon="close" label={words.remove(name)} onClick={remove} />
      )}
    </div>
  );
}
