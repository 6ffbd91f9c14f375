import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  padding: `${vars.inset.card} min(${vars.inset.card}, 5%)`,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
});
export const list = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 });
export const item = part({ display: 'flex', gap: space.s8 });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s8,
});
export const status = part({ display: 'flex', gap: space.s8, marginInlineEnd: 'auto', fontWeight: 500 });
