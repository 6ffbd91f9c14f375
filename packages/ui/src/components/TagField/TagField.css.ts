import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const line = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s8,
});

export const list = part({ display: 'flex', flexWrap: 'wrap', gap: space.s6 });

export const tag = part({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '28px',
  paddingInlineStart: '10px',
  background: color.raised,
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  // A pill on one line, round corners on more.
  borderRadius: '14px',
  font: vars.type.t13,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
  '@media': { [media.coarse]: { borderRadius: '22px' } },
});
export const whole = part({ paddingInlineEnd: '10px' });
export const words = part({ minWidth: 0, paddingBlock: '3px' });

export const remove = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  width: '28px',
  minHeight: '26px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: color.textMuted,
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
  '@media': { [media.coarse]: { width: '44px', minHeight: '44px' } },
});
