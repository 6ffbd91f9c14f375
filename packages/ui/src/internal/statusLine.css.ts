import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/layered.ts';

/** Icon with its text. */
export const line = part({
  display: 'flex',
  gap: vars.space.s8,
  font: vars.type.t14,
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});

/** Icon as tall as a line of text, so that it aligns with the first of several lines. */
export const mark = part({ display: 'flex', alignItems: 'center', height: '1.25rem' });
