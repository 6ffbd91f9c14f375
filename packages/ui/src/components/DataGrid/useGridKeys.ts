import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** Cell with the focus: rows count from 0 with the header, columns from 0. */
interface Place {
  readonly row: number;
  readonly column: number;
}

const widgets = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled';
const writable = 'input:not([type="checkbox"], [type="radio"], [type="button"]), select, textarea';
/** Rows that Page Up and Page Down move by. */
const screenful = 10;

const rowOf = (cell: HTMLElement): number => Number(cell.parentElement?.getAttribute('aria-rowindex')) - 1;
const cellOf = (target: EventTarget): HTMLTableCellElement | null =>
  target instanceof Element
    ? target.closest<HTMLTableCellElement>('[role$="gridcell"], [role$="header"]')
    : null;

/** What takes the focus in a cell: its controls, or itself if it has none. */
function stopsIn(cell: HTMLTableCellElement): readonly HTMLElement[] {
  const own = [...cell.querySelectorAll<HTMLElement>(widgets)];
  return own.length > 0 ? own : [cell];
}

/**
 * Keyboard of the ARIA grid pattern: one tab stop; arrow keys move between cells and the controls in them, Home and End
 * in the row, with Control in the grid, Page Up and Page Down by ten rows.
 * @param reveal scrolls to a row of the body, from 0, that is not in the page
 */
export function useGridKeys(
  table: RefObject<HTMLTableElement | null>,
  rowCount: number,
  reveal: ((index: number) => void) | undefined,
) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const last = useRef<Element>(null);
  /** Cell that gets the focus as soon as it is in the page. */
  const wanted = useRef<Place>(null);

  const cellAt = ({ row, column }: Place): HTMLTableCellElement | undefined => {
    const cells = table.current?.querySelector<HTMLTableRowElement>(`[aria-rowindex="${row + 1}"]`)?.cells;
    return cells?.[Math.min(column, cells.length - 1)];
  };
  const follow = (): void => {
    const cells = [...(table.current?.querySelectorAll<HTMLTableCellElement>('[aria-rowindex] > *') ?? [])];
    const cell = cellAt(active) ?? cells[0];
    for (const one of cells) {
      const stops = stopsIn(one);
      const stop = one === cell ? (stops.find((other) => other === last.current) ?? stops[0]) : undefined;
      for (const other of stops) other.tabIndex = other === stop ? 0 : -1;
    }
  };
  const focus = (place: Place): void => {
    const cell = cellAt(place);
    wanted.current = cell === undefined ? place : null;
    if (cell === undefined) reveal?.(place.row - 1);
    else stopsIn(cell)[0]?.focus();
  };
  // Cells may change on any render, and a row that was scrolled to appears.
  const settle = (): void => {
    follow();
    if (wanted.current !== null && cellAt(wanted.current) !== undefined) focus(wanted.current);
  };
  useLayoutEffect(settle);

  const onFocus = ({ target }: FocusEvent): void => {
    const cell = cellOf(target);
    if (cell === null) return;
    last.current = target;
    setActive({ row: rowOf(cell), column: cell.cellIndex });
    follow();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, currentTarget } = event;
    const cell = cellOf(target);
    if (cell === null || altKey || shiftKey || !(target instanceof HTMLElement) || target.matches(writable))
      return;
    const isWhole = ctrlKey || metaKey;
    const { row, column } = { row: rowOf(cell), column: cell.cellIndex };
    const end = (cell.parentElement?.childElementCount ?? 1) - 1;
    const on = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (isSideways && !isWhole) {
      const step = key === on ? 1 : -1;
      const stops = [...(cell.parentElement?.children ?? [])].flatMap((one) =>
        one instanceof HTMLTableCellElement ? stopsIn(one) : [],
      );
      event.preventDefault();
      stops[stops.indexOf(target) + step]?.focus();
      return;
    }
    const places: Readonly<Record<string, Place>> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      PageDown: { row: row + screenful, column },
      PageUp: { row: row - screenful, column },
      Home: { row: isWhole ? 0 : row, column: 0 },
      End: { row: isWhole ? rowCount : row, column: end },
    };
    const place = places[key];
    if (place === undefined) return;
    event.preventDefault();
    focus({ row: Math.max(0, Math.min(rowCount, place.row)), column: place.column });
  };
  return { active: active.row - 1, keys: { onFocus, onKeyDown }, settle };
}
