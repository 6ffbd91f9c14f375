import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  padding: vars.inset.card,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
});
export const title = part({ font: vars.type.t16, fontWeight: 600 });
export const list = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' });
export const item = part({ display: 'flex', gap: '10px' });
export const note = part({ display: 'block', font: vars.type.t13, color: color.textMuted });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space.s8,
});
// On phones the buttons share the line and grow to a thumb's height.
export const action = state({
  '@media': { [media.small]: { flex: '1 1 auto', minHeight: vars.control.lg } },
});
export const status = part({ display: 'flex', gap: space.s8, marginInlineEnd: 'auto', fontWeight: 500 });
