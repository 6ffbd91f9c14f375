import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const head = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s8}`,
  minHeight: vars.inset.head,
  padding: `${space.s8} ${vars.inset.inner}`,
});
export const heading = part({ font: vars.type.t14, fontWeight: 600 });
export const count = part({
  font: vars.type.t13,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const clear = part({ marginInlineStart: 'auto', marginInlineEnd: '-10px' });
export const empty = part({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s8,
  padding: '24px 16px 32px',
  font: vars.type.t13,
  color: color.textMuted,
});
export const list = part({ borderBlockStart: `1px solid ${color.hairline}` });
export const row = part({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 92px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const item = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s12,
  padding: `${vars.inset.row} ${vars.inset.inner}`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const unread = part({
  selectors: {
    '&:hover': { background: color.hover },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      background: color.accentText,
      '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
export const mark = part({ paddingBlockStart: '2px' });
export const marks = parts({
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
});
export const words = part({ minWidth: 0 });
export const title = part({ font: vars.type.t14, fontWeight: 600, color: color.text });
export const seen = state({ fontWeight: 500, color: color.textSecondary });
// The button reaches over its whole row.
export const press = part({
  minHeight: '24px',
  margin: '-2px 0',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.line.focus} solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const message = part({ font: vars.type.t13, color: color.textMuted });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  minHeight: '22px',
  marginBlockStart: space.s4,
});
export const time = part({ font: vars.type.t12, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const more = part({
  display: 'flex',
  justifyContent: 'center',
  padding: space.s8,
  borderBlockStart: `1px solid ${color.hairline}`,
});
