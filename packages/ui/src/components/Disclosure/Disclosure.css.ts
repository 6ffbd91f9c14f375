import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

export const summary = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s12,
  minHeight: vars.control.lg,
  padding: `${vars.inset.row} ${space.s8}`,
  borderRadius: vars.radius.field,
  font: vars.type.t14,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.hover },
  },
});

export const words = part({ flex: 1, minWidth: 0 });
export const note = part({
  flex: 'none',
  maxWidth: '50%',
  font: vars.type.t13,
  color: color.textMuted,
  textAlign: 'end',
});
export const arrow = part({
  marginBlockStart: '2px',
  color: color.textMuted,
  transition: `transform ${vars.motion.small} ${vars.ease.move}`,
  selectors: { [`${root}[open] > * > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

export const body = part({ padding: '0 8px 16px', color: color.textSecondary });
