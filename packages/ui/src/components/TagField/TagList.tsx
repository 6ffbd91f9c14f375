'use client';
import { memo, type KeyboardEvent, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { line } from '../../internal/rows.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './TagField.css.ts';

export interface TagListProps extends RootProps {
  /** Accessible name of the list. */
  label: string;
  /** Tags, without duplicates. */
  tags: readonly string[];
  /** Called with the tag to remove; without it the list is read-only. Keep it stable so that long lists stay fast. */
  onRemove?: ((tag: string) => void) | undefined;
  /** Accessible name of the button that removes a tag. @default 'Remove {tag}' */
  removeLabel?: ((tag: string) => string) | undefined;
}

interface TagProps {
  tag: string;
  onRemove: ((tag: string) => void) | undefined;
  removeLabel: (tag: string) => string;
}

const Tag = memo(function Tag({ tag, onRemove, removeLabel }: TagProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    // Holding a key must not empty the whole list.
    if (!event.repeat) onRemove?.(tag);
  };
  return (
    <li className={css.tag}>
      <bdi className={css.words}>{tag}</bdi>
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={removeLabel(tag)}
          className={css.remove}
          onClick={() => onRemove(tag)}
          onKeyDown={onKeyDown}
        >
          <Icon name="close" size="sm" />
        </button>
      )}
    </li>
  );
});

/** List of tags, removable by button, Delete or Backspace. */
export function TagList(props: TagListProps): ReactElement {
  const words = useMessages('TagField', english);
  const { label, tags, onRemove, removeLabel = words.remove } = props;
  return (
    <ul data-kit="TagList" aria-label={label} {...rootProps(props, line)}>
      {tags.map((tag) => (
        <Tag key={tag} tag={tag} onRemove={onRemove} removeLabel={removeLabel} />
      ))}
    </ul>
  );
}
