import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const values = part({ marginBlockStart: space.s8 });
export const found = part({
  marginBlockStart: space.s8,
  paddingBlockStart: space.s12,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const heading = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s12,
  font: vars.type.t13,
  fontWeight: 600,
  color: color.textSecondary,
});
export const count = part({ fontWeight: 400, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const none = part({ marginBlockStart: space.s4, font: vars.type.t13, color: color.textMuted });
// Rows out of sight are not drawn; the room at their sides keeps focus rings whole.
export const issue = part({
  paddingBlock: vars.inset.row,
  paddingInline: '5px',
  marginInline: '-5px',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 76px',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.hairline}` },
    '&:first-child': { paddingBlockStart: space.s8 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const description = part({ font: vars.type.t13, color: color.text });
export const facts = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginBlockStart: space.s6,
  minHeight: '24px',
});
export const note = part({ font: vars.type.t12, color: color.textMuted });
export const action = part({ marginInlineStart: 'auto' });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s8,
  marginBlockStart: space.s16,
});
