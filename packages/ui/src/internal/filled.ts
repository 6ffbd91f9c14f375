import type { CSSProperties } from 'react';

/** How much of a bar of `gauge` is full, in percent: the widths of its end, of the rest, and of the ground. */
export const filled = (percent: number | undefined): CSSProperties | undefined =>
  percent === undefined ? percent : { backgroundSize: `${percent}%, ${percent}%, auto` };
