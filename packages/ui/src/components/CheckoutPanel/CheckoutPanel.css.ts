import { vars } from '../../theme/contract.css.ts';
import { part, within } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s16,
  paddingBlock: vars.inset.row,
});
within(`${row} > dt`, { flex: '1 1 7rem', minWidth: 0 });
export const line = part({ borderBlockEnd: `1px solid ${color.hairline}`, color: color.textSecondary }, row);
export const total = part({ font: vars.type.t16, fontWeight: 600 }, row);
export const value = part({ marginInlineStart: 'auto', textAlign: 'end', color: color.text });
export const sum = part({
  marginInlineStart: 'auto',
  textAlign: 'end',
  font: vars.type.t24,
  fontWeight: 600,
});
export const under = part({ marginBlockStart: space.s16 });
export const payment = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 }, under);
export const status = part({ marginBlockStart: space.s8, textAlign: 'center' });
export const small = part({ textAlign: 'center' }, under);
