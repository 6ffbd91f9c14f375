'use client';
import type { ReactElement } from 'react';
import { note } from '../../internal/text.css.ts';
import type { Figure } from '../../internal/figure.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './DataGrid.css.ts';
import type { english } from './messages.ts';

interface GridFootProps {
  count: number;
  first: number;
  /** Number of rows that are shown. */
  size: number;
  page: number;
  pageSize: number | undefined;
  goTo: (page: number) => void;
  onMore: (() => void) | undefined;
  isLoading: boolean;
  words: typeof english;
  figure: Figure;
}

/** Pages of a grid, or the button that loads more rows. */
export function GridFoot(props: GridFootProps): ReactElement | null {
  const { count, first, size, page, pageSize, goTo, onMore, isLoading, words, figure } = props;
  if (onMore !== undefined)
    return (
      <div className={css.foot}>
        <Button size="sm" busy={isLoading} onClick={onMore}>
          {words.more}
        </Button>
      </div>
    );
  if (pageSize === undefined || count <= pageSize) return null;
  // Not disabled at the ends, because a disabled button loses the focus.
  const button = (step: -1 | 1, label: string): ReactElement => {
    const isEnd = step < 0 ? page === 0 : first + pageSize >= count;
    return (
      <Button size="sm" aria-disabled={isEnd} onClick={() => !isEnd && goTo(page + step)}>
        {label}
      </Button>
    );
  };
  return (
    <nav aria-label={words.pages} className={css.foot}>
      <span className={note} aria-live="polite">
        {words.range(first + 1, first + size, count, figure)}
      </span>
      {button(-1, words.previous)}
      {button(1, words.next)}
    </nav>
  );
}
