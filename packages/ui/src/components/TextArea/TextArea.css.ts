import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

// Grows with its text and can be resized by hand.
export const area = part({
  minHeight: 'calc(var(--rows, 4) * 1.25rem + 16px)',
  maxHeight: '20rem',
  padding: '8px 12px',
  fieldSizing: 'content',
  resize: 'vertical',
});

export const count = part({
  justifySelf: 'end',
  font: vars.type.t12,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
