'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { line } from '../../internal/rows.css.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import { Tag } from './Tag.tsx';

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
