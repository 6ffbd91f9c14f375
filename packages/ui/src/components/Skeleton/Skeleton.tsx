import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What is loading, for those who cannot see the shapes; leave it out where a parent already says it. */
  label?: string | undefined;
  /** How many lines to draw. @default 1 */
  lines?: number | undefined;
  /** Length of a line; several lines vary by themselves. @default 'full' */
  width?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** Height of a line. @default 'text' */
  height?: 'text' | 'title' | 'figure' | 'block' | undefined;
}

const turns = ['md', 'lg', 'full'] as const;

/** Quiet shapes that keep the place of what is loading. */
export function Skeleton({ label, lines = 1, width = 'full', height = 'text' }: SkeletonProps): ReactElement {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-busy': true, 'aria-label': label };
  return (
    <div {...named} data-kit="Skeleton" className={css.root}>
      {Array.from({ length: lines }, (_, index) => {
        const length = lines === 1 ? width : (turns[index % turns.length] ?? width);
        return <span key={index} className={cx(css.line, css.widths[length], css.heights[height])} />;
      })}
    </div>
  );
}
