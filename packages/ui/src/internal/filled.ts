type Fill = (bar: HTMLElement | null) => void;

const fill =
  (size: string): Fill =>
  (bar) => {
    if (bar !== null) bar.style.backgroundSize = size;
  };
const unknown = fill('');
/** What was asked for before: a bar is full by one of a hundred and one. */
const known: Fill[] = [];

/**
 * A ref that fills a bar of `gauge` by whole percent: the widths of its end, of the rest, and of the ground. A strict
 * content security policy refuses a `style` that a server wrote; what a script sets is allowed. The same is the same
 * function, so a thousand bars hold few of them.
 */
export const filled = (percent: number | undefined): Fill =>
  percent === undefined ? unknown : (known[percent] ??= fill(`${percent}%, ${percent}%, auto`));
