import { scripted, type Scripted } from './scripted.ts';

const fill = (size: string): Scripted => scripted('background-size', size);
const unknown = fill('');
/** What was asked for before: a bar is full by one of a hundred and one. */
const known: Scripted[] = [];

/**
 * A ref that fills a bar of `gauge` by whole percent: the widths of its end, of the rest, and of the ground. The same
 * is the same function, so a thousand bars hold few of them.
 */
export const filled = (percent: number | undefined): Scripted =>
  percent === undefined ? unknown : (known[percent] ??= fill(`${percent}%, ${percent}%, auto`));
