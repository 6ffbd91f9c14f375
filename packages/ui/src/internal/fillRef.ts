import { setStyleRef, type StyleRef } from './setStyleRef.ts';

const fill = (size: string): StyleRef => setStyleRef('background-size', size);
const unknown = fill('');
/** Cached refs, one per whole percent. */
const known: StyleRef[] = [];

/**
 * Ref that fills a `gauge` bar by whole percent, by setting its background sizes. Returns the same function for the
 * same percent, so that many bars share few refs.
 */
export const fillRef = (percent: number | undefined): StyleRef =>
  percent === undefined ? unknown : (known[percent] ??= fill(`${percent}%, ${percent}%, auto`));
