'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { line } from '../../internal/rows.css.ts';
import * as css from './SuggestionChips.css.ts';

/** Suggestion. */
export interface Suggestion {
  /** Stable key, unique in the list. */
  id: string;
  /** Suggestion label. */
  label: string;
}

export interface SuggestionChipsProps extends RootProps {
  /** Accessible name of the group. */
  label: string;
  /** Suggestions in order. */
  items: readonly Suggestion[];
  /** Called with the id of the pressed suggestion. */
  onPick: (id: string) => void;
}

/** Suggested next messages. */
export function SuggestionChips({ label, items, onPick, ...root }: SuggestionChipsProps): ReactElement {
  return (
    <div data-kit="SuggestionChips" role="group" aria-label={label} {...rootProps(root, line)}>
      {items.map((item) => (
        <button key={item.id} type="button" className={css.chip} onClick={() => onPick(item.id)}>
          {item.label}
        </button>
      ))}
    </div>
  );
}
