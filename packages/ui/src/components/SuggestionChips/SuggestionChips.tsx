'use client';
import type { ReactElement } from 'react';
import { line } from '../../internal/rows.css.ts';
import * as css from './SuggestionChips.css.ts';

/** One suggestion. */
export interface Suggestion {
  /** Stable key. */
  id: string;
  /** Its words. */
  label: string;
}

export interface SuggestionChipsProps {
  /** Accessible name of the group. */
  label: string;
  /** The suggestions. */
  items: readonly Suggestion[];
  /** Called with the id of the one that was pressed. */
  onPick: (id: string) => void;
}

/** A few things to say next. */
export function SuggestionChips({ label, items, onPick }: SuggestionChipsProps): ReactElement {
  return (
    <div data-kit="SuggestionChips" role="group" aria-label={label} className={line}>
      {items.map((item) => (
        <button key={item.id} type="button" className={css.chip} onClick={() => onPick(item.id)}>
          {item.label}
        </button>
      ))}
    </div>
  );
}
