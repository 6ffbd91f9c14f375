import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

// It grows with what is written and can be drawn larger by hand.
export const area = part({
  minHeight: 'calc(var(--rows, 4) * 1.25rem + 16px)',
  maxHeight: '24rem',
  padding: '7px 12px',
  font: vars.type.t14,
  fieldSizing: 'content',
  resize: 'vertical',
  overflowWrap: 'anywhere',
});

export const count = part({
  justifySelf: 'end',
  font: vars.type.t12,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
