import { useRef, useState } from 'react';
import { announce } from '../../internal/announcer.ts';
import type { Figure } from '../../internal/figure.ts';
import type { DataGridProps, DataGridRow } from './types.ts';

/** Selected rows of a grid. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Whether all shown rows are selected, or only some. */
  readonly shown: 'all' | 'some' | 'none';
  /** Selects or deselects a row; with `isRange` all rows from the last one that was pressed. */
  readonly toggle: (index: number, isRange: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Selection of the shown rows; undefined if rows cannot be selected. */
export function useSelection(
  { selected, onSelect }: DataGridProps,
  shown: readonly DataGridRow[],
  words: { selected: (count: number, figure: Figure) => string },
  figure: Figure,
): Selection | undefined {
  const [own, setOwn] = useState<readonly string[]>([]);
  const last = useRef(0);
  if (selected === undefined && onSelect === undefined) return undefined;
  const ids = new Set(selected ?? own);
  const chosen = shown.reduce((count, { id }) => count + Number(ids.has(id)), 0);
  const isAll = chosen === shown.length && chosen > 0;
  const set = (next: ReadonlySet<string>): void => {
    setOwn([...next]);
    onSelect?.([...next]);
    announce(words.selected(next.size, figure));
  };
  const change = (rows: readonly DataGridRow[], isOn: boolean): void => {
    const next = new Set(ids);
    for (const { id } of rows) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    set(next);
  };
  return {
    ids,
    shown: isAll ? 'all' : chosen > 0 ? 'some' : 'none',
    toggle: (index, isRange) => {
      const from = isRange ? last.current : index;
      last.current = index;
      const isOn = !ids.has(shown[index]?.id ?? '');
      change(shown.slice(Math.min(from, index), Math.max(from, index) + 1), isOn);
    },
    toggleAll: () => change(shown, !isAll),
    clear: () => set(new Set()),
  };
}
