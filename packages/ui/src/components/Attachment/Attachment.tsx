'use client';
import { useState, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { announce } from '../../internal/announcer.ts';
import { cx } from '../../internal/cx.ts';
import { mark } from '../../internal/statusLine.css.ts';
import { dangerText, muted } from '../../internal/text.css.ts';
import { useFocusReturn } from '../../internal/useFocusReturn.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Attachment.css.ts';
import { english } from './messages.ts';

/** State of an attachment: attached, being attached or failed. */
export type AttachmentState = 'ready' | 'busy' | 'failed';

export interface AttachmentProps extends RootProps {
  /** File name. */
  name: string;
  /** File type as text, such as 'PDF'. */
  kind?: string | undefined;
  /** File size as text, such as '2.4 MB'. */
  size?: string | undefined;
  /** Thumbnail URL; the icon is shown if it is missing or fails to load. */
  preview?: string | undefined;
  /** Icon shown instead of a thumbnail. @default 'page' */
  icon?: IconName | undefined;
  /** Upload state. @default 'ready' */
  state?: AttachmentState | undefined;
  /** Status text while the file is not attached. @default 'Attaching…' or 'Not attached.' */
  status?: string | undefined;
  /** Removes the attachment; without it there is no remove button. */
  onRemove?: (() => void) | undefined;
  /** Retries after a failure; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
}

/** File attached to a message. */
export function Attachment(props: AttachmentProps): ReactElement {
  const words = useMessages('Attachment', english);
  const { name, kind, size, preview, icon = 'page', state = 'ready', onRemove, onRetry } = props;
  const status = state === 'ready' ? undefined : (props.status ?? words[state]);
  const [broken, setBroken] = useState<string>();
  // The retry button disappears when pressed, so focus moves to the file name.
  const { watch, status: title } = useFocusReturn(state);
  useAnnouncement(state, state === 'failed' && status !== undefined ? `${name}: ${status}` : '');
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

      {...watch}
      {...rootProps(props, css.root)}
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
          <p className={cx(css.status, state === 'failed' && dangerText)}>
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
