import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

export const summary = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.s12,
  minHeight: vars.control.lg,
  padding: `${vars.inset.row} ${space.s8}`,
  borderRadius: vars.radius.field,
  font: vars.type.t14,
  fontWeight: 600,
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.hover },
  },
});

export const words = part({ flex: '1 1 7rem', minWidth: 0 });
export const aside = part({ maxWidth: '100%', marginInlineStart: 'auto', textAlign: 'end' });
export const arrow = part({
  marginBlockStart: '2px',
  transition: `transform ${vars.motion.small} ${vars.ease.move}`,
  selectors: { [`${root}[open] > * > &`]: { transform: 'rotate(180deg)' } },
});

export const body = part({ padding: space.s8, color: color.textSecondary });
