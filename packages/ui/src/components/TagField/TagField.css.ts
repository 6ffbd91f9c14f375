import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const line = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s8,
});

export const tag = part({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '28px',
  background: color.raised,
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  font: vars.type.t13,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
});
export const words = part({ padding: '3px 8px' });

export const remove = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  width: '24px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  color: color.textMuted,
  outlineOffset: '-2px',
  selectors: { '&:hover': { background: color.hover, color: color.text } },
  '@media': { [media.coarse]: { width: '44px', minHeight: '44px' } },
});
