'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { fine } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { english } from './messages.ts';
import * as css from './ThreadList.css.ts';

/** Conversation in the list. */
export interface Thread {
  /** Stable key, unique in the list. */
  id: string;
  /** Title. */
  title: string;
  /** Short note under the title, such as its age. */
  note?: string | undefined;
  /** Hides the export and delete buttons. @default false */
  isFixed?: boolean | undefined;
}

export interface ThreadListProps extends RootProps {
  /** Accessible name of the list. */
  label: string;
  /** Conversations in display order. */
  threads: readonly Thread[];
  /** Id of the open conversation. */
  value: string;
  /** Called with the id of the conversation to open. */
  onChange: (id: string) => void;
  /** Called with the id to export; without it there are no export buttons. */
  onExport?: ((id: string) => void) | undefined;
  /** Called with the id to delete; without it there are no delete buttons. */
  onDelete?: ((id: string) => void) | undefined;
  /** Start of the accessible name of each export button. @default 'Export' */
  exportLabel?: string | undefined;
  /** Start of the accessible name of each delete button. @default 'Delete' */
  deleteLabel?: string | undefined;
}

/** List of conversations to switch between. */
export function ThreadList(props: ThreadListProps): ReactElement {
  const words = useMessages('ThreadList', english);
  const { label, threads, value, onChange, onExport, onDelete, exportLabel, deleteLabel } = props;
  const nameOf = (title: string, start: string | undefined, whole: (title: string) => string): string =>
    start === undefined ? whole(title) : `${start} ${title}`;
  return (
    <ul data-kit="ThreadList" aria-label={label} {...rootProps(props, css.root)}>
      {threads.map(({ id, title, note, isFixed = false }) => (
        <li key={id} className={cx(css.item, id === value && css.selected)}>
          <button
            type="button"
            className={css.thread}
            aria-current={id === value ? 'true' : undefined}
            onClick={() => onChange(id)}
          >
            <span data-part="title" className={css.title}>
              {title}
            </span>
            {note !== undefined && <span className={fine}>{note}</span>}
          </button>
          {!isFixed && (
            <span data-part="actions" className={css.actions}>
              {onExport && (
                <IconButton
                  icon="download"
                  label={nameOf(title, exportLabel, words.export)}
                  onClick={() => onExport(id)}
                />
              )}
              {onDelete && (
                <IconButton
                  icon="trash"
                  label={nameOf(title, deleteLabel, words.delete)}
                  onClick={() => onDelete(id)}
                />
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
