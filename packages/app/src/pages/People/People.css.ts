import { style } from '@vanilla-extract/css';

/** A status, which is never broken across lines. */
export const status = style({ whiteSpace: 'nowrap' });
