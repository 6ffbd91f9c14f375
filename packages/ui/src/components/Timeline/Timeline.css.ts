import { mark as colors } from '../../internal/marks.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { container, part } from '../../theme/layered.ts';

const { color, space } = vars;

/** Where the time has room at the end of the line. */
const wide = '(min-width: 30rem)';

export const root = part({ ...container, overflowWrap: 'anywhere' });
export const event = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: space.s12,
  paddingBlockEnd: space.s20,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      boxSizing: 'content-box',
      position: 'absolute',
      insetBlock: '1.75rem 4px',
      insetInlineStart: '.7rem',
      borderInlineStart: `2px solid ${color.border}`,
    },
  },
});
const mark = part({ display: 'grid', placeItems: 'center', width: '1.5rem', height: '1.5rem' });
export const marks = {
  neutral: `${colors.neutral} ${mark}`,
  accent: `${colors.accent} ${mark}`,
  success: `${colors.success} ${mark}`,
  info: `${colors.info} ${mark}`,
  warning: `${colors.warning} ${mark}`,
  danger: `${colors.danger} ${mark}`,
};
/** Mark of an event without tone and icon. */
export const dot = part({ border: '5px solid', borderRadius: vars.radius.full });
export const words = part({ minWidth: 0, paddingBlockStart: '2px' });
export const head = part({
  display: 'flex',
  flexDirection: 'column',
  '@container': {
    [wide]: { flexDirection: 'row', justifyContent: 'space-between', gap: space.s16 },
  },
});
export const title = part({ font: vars.type.t14, fontWeight: 500, minWidth: 0 });
export const time = part({
  font: vars.type.t13,
  color: color.textMuted,
  '@container': { [wide]: { flex: 'none', maxWidth: '40%', textAlign: 'end' } },
});
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  paddingBlockStart: space.s8,
});
