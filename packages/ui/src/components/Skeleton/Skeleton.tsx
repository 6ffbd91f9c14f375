import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps {
  /** Screen reader text for what is loading; omit it where a parent already announces it. */
  label?: string | undefined;
  /** Number of lines. @default 1 */
  lines?: number | undefined;
  /** Line width; multiple lines vary automatically. @default 'full' */
  width?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** Line height. @default 'text' */
  height?: 'text' | 'title' | 'figure' | 'block' | undefined;
}

const turns = ['md', 'lg', 'full'] as const;

/** Placeholder shapes for loading content. */
export function Skeleton({
  label,
  lines = 1,
  width = 'full',
  height = 'text',
  ...root
}: SkeletonProps): ReactElement {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-busy': true, 'aria-label': label };
  return (
    <div {...named} data-kit="Skeleton" {...rootProps(root, css.root)}>
      {Array.from({ length: lines }, (_, index) => {
        const length = lines === 1 ? width : (turns[index % turns.length] ?? width);
        return <span key={index} className={cx(css.line, css.widths[length], css.heights[height])} />;
      })}
    </div>
  );
}
