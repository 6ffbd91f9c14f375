import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/layered.ts';

/** A sign and the words it belongs to. */
export const line = part({
  display: 'flex',
  gap: vars.space.s8,
  font: vars.type.t14,
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});

/** The sign: as high as a line of the words, so that it stays at the first of several. */
export const mark = part({ display: 'flex', alignItems: 'center', height: '1.25rem' });
