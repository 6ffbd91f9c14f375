import { vars } from '../../theme/contract.css.ts';
import { part, state, within } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ minWidth: 0 });
export const scroller = part({ maxHeight: 'var(--most)', overflow: 'auto', outlineOffset: '-2px' });
// The line under a head that stays is drawn with the head, not with the table that moves.
export const table = part({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = part({
  textAlign: 'start',
  font: vars.type.t13,
  color: color.textMuted,
  paddingBlockEnd: vars.space.s6,
});
export const head = part({
  padding: `${vars.inset.cell} 10px`,
  paddingInlineStart: 0,
  borderBlockEnd: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const staying = part({ position: 'sticky', insetBlockStart: 0, background: color.surface });
export const cell = part({
  padding: `${vars.inset.cell} 10px`,
  paddingInlineStart: 0,
  borderBlockEnd: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  color: color.textSecondary,
  textAlign: 'start',
  verticalAlign: 'top',
  maxWidth: '40ch',
  overflowWrap: 'anywhere',
  minWidth: '6ch',
});
within(`tr:last-child > ${cell}`, { borderBlockEnd: 0 });

export const end = state({ textAlign: 'end' });
export const mono = part({
  fontFamily: vars.family.mono,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const none = part({ color: color.textMuted, fontStyle: 'italic' });
export const whole = part({ padding: `${vars.inset.inner} 0`, color: color.textMuted });
export const error = part({
  display: 'flex',
  gap: vars.space.s6,
  alignItems: 'center',
  color: color.dangerText,
});
export const note = part({ marginBlockStart: vars.space.s8, font: vars.type.t13, color: color.textMuted });
