import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const list = part({ fontVariantNumeric: 'tabular-nums' });
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(auto, 50%)',
  alignItems: 'baseline',
  gap: space.s16,
} as const;
export const line = part({
  ...row,
  paddingBlock: `calc(${vars.inset.row} - 2px)`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.textSecondary,
});
export const label = part({ minWidth: 0 });
export const note = part({ display: 'block', font: vars.type.t13, fontWeight: 400, color: color.textMuted });
export const value = part({ marginInlineStart: 0, textAlign: 'end', color: color.text });
export const total = part({ ...row, paddingBlockStart: space.s16, font: vars.type.t16, fontWeight: 600 });
export const sum = part({ marginInlineStart: 0, textAlign: 'end', font: vars.type.t24, fontWeight: 600 });
export const notice = part({ marginBlockStart: space.s20 });
export const payment = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  marginBlockStart: space.s20,
});
export const status = part({
  marginBlockStart: space.s8,
  textAlign: 'center',
  font: vars.type.t13,
  color: color.textSecondary,
});
export const small = part({
  marginBlockStart: space.s16,
  textAlign: 'center',
  font: vars.type.t12,
  color: color.textMuted,
});
