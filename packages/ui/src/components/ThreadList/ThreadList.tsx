'use client';
import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { fine } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { english } from './messages.ts';
import * as css from './ThreadList.css.ts';

/** One conversation to go back to. */
export interface Thread {
  /** Stable key. */
  id: string;
  /** Its name. */
  title: string;
  /** A few words under the name, such as its age. */
  note?: string | undefined;
  /** It can be neither exported nor deleted. */
  isFixed?: boolean | undefined;
}

export interface ThreadListProps {
  /** Accessible name of the list. */
  label: string;
  /** The conversations, in the order in which they are shown. */
  threads: readonly Thread[];
  /** Id of the one being looked at. */
  selected: string;
  /** Called with the one to look at. */
  onSelect: (id: string) => void;
  /** Called with the one to keep as a file; without it there is no such button. */
  onExport?: ((id: string) => void) | undefined;
  /** Called with the one to delete; without it there is no such button. */
  onDelete?: ((id: string) => void) | undefined;
  /** Start of the name of each export button. @default 'Export' */
  exportLabel?: string | undefined;
  /** Start of the name of each delete button. @default 'Delete' */
  deleteLabel?: string | undefined;
}

/** Conversations to switch between. */
export function ThreadList(props: ThreadListProps): ReactElement {
  const words = useMessages('ThreadList', english);
  const { label, threads, selected, onSelect, onExport, onDelete, exportLabel, deleteLabel } = props;
  const nameOf = (title: string, start: string | undefined, whole: (title: string) => string): string =>
    start === undefined ? whole(title) : `${start} ${title}`;
  return (
    <ul data-kit="ThreadList" aria-label={label} className={css.root}>
      {threads.map(({ id, title, note, isFixed = false }) => (
        <li key={id} className={cx(css.item, id === selected && css.selected)}>
          <button
            type="button"
            className={css.thread}
            aria-current={id === selected ? 'true' : undefined}
            onClick={() => onSelect(id)}
          >
            <span className={css.title}>{title}</span>
            {note !== undefined && <span className={fine}>{note}</span>}
          </button>
          {!isFixed && (
            <span className={css.actions}>
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
