'use client';
import { memo, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './TagField.css.ts';

interface TagProps {
  tag: string;
  /** Shown instead of the tag. */
  text?: string | undefined;
  onRemove: ((tag: string) => void) | undefined;
  removeLabel: (tag: string) => string;
}

/** A tag, removable by button, Delete or Backspace. */
export const Tag = memo(function Tag({ tag, text = tag, onRemove, removeLabel }: TagProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    // Holding a key must not empty the whole list.
    if (!event.repeat) onRemove?.(tag);
  };
  return (
    <li className={css.tag}>
      <bdi className={css.words}>{text}</bdi>
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={removeLabel(text)}
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
