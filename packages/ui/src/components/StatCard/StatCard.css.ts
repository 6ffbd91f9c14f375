import { dangerText, successText } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });

export const label = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textMuted,
});

export const value = part({
  marginBlockStart: space.s8,
  font: vars.type.t30,
  fontWeight: 600,
  letterSpacing: vars.track.t24,
  fontVariantNumeric: 'tabular-nums',
});

export const note = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  marginBlockStart: space.s4,
  font: vars.type.t13,
  color: color.textMuted,
});

export const trends = { up: successText, down: dangerText };
