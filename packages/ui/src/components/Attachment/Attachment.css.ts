import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.s12,
  maxWidth: '28rem',
  padding: space.s8,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  font: vars.type.t13,
  overflowWrap: 'anywhere',
});
export const preview = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  background: color.sunken,
  color: color.textMuted,
});
export const image = part({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = part({ flex: '1 1 6rem', minWidth: 0, alignSelf: 'center' });
export const facts = part({ display: 'flex', flexWrap: 'wrap', columnGap: space.s8 });
export const status = part({ display: 'flex', gap: space.s8 });
export const retry = part({ marginBlockStart: space.s8 });
