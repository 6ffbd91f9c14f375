import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });

export const label = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textMuted,
});

export const value = part({
  marginBlockStart: '10px',
  marginInlineStart: 0,
  font: vars.type.t30,
  fontWeight: 600,
  letterSpacing: vars.track.t24,
  fontVariantNumeric: 'tabular-nums',
});

export const note = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s6,
  marginBlockStart: '4px',
  marginInlineStart: 0,
  font: vars.type.t13,
  color: color.textMuted,
});

export const trends = parts({
  up: { color: color.successText, fontWeight: 500 },
  down: { color: color.dangerText, fontWeight: 500 },
});
