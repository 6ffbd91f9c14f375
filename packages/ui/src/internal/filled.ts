import type { CSSProperties } from 'react';

/** What was asked for before: a bar is full by one of a hundred and one. */
const known: CSSProperties[] = [];

/**
 * How much of a bar of `gauge` is full, in whole percent: the widths of its end, of the rest, and of the ground. The
 * same is the same object, so a thousand bars hold few of them.
 */
export const filled = (percent: number | undefined): CSSProperties | undefined =>
  percent === undefined ? percent : (known[percent] ??= { backgroundSize: `${percent}%, ${percent}%, auto` });
