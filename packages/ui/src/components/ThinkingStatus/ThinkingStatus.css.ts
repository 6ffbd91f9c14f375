import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const line = part({
  display: 'flex',
  gap: vars.space.s8,
  font: vars.type.t14,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
});
// As high as a line of the words, so that it stays at the first of several.
export const mark = part({ flex: 'none', display: 'flex', alignItems: 'center', height: '1.25rem' });
export const words = part({ minWidth: 0 });
export const time = part({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
