import { appear, rise, sink, vanish } from '../../internal/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color, space } = vars;

const enters = `${vars.motion.base} ${vars.ease.enter}`;
const leaves = `${vars.motion.small} ${vars.ease.exit} forwards`;

export const veil = part({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space.s24,
  height: 'var(--visual-viewport-height)',
  background: 'rgb(6 5 16 / .62)',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${enters}` },
    '&[data-exiting]': { animation: `${vanish} ${leaves}` },
  },
  '@media': {
    [media.small]: { alignItems: 'end', padding: '32px 0 0' },
  },
});

export const panel = part({
  display: 'flex',
  minWidth: 0,
  width: '100%',
  maxHeight: '100%',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.dialog,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  selectors: {
    '&[data-entering]': { animation: `${rise} ${enters}` },
    '&[data-exiting]': { animation: `${sink} ${leaves}` },
  },
  '@media': {
    [media.small]: {
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    },
  },
});

export const sizes = parts({
  sm: { maxWidth: '28rem' },
  md: { maxWidth: '36rem' },
  lg: { maxWidth: '52rem' },
});

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 0,
  // The body scrolls; the whole panel scrolls only if header and footer alone are too tall.
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const head = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s12,
  padding: '16px 24px 0',
});
export const mark = part({ marginBlockStart: space.s4, color: color.danger });
export const title = part({ flex: 1, font: vars.type.t18, fontWeight: 600 });
export const close = part({ margin: '-4px -8px' });

export const body = part({
  flexGrow: 1,
  minHeight: '56px',
  padding: '16px 24px',
  overflowY: 'auto',
  color: color.textSecondary,
  outlineOffset: '-2px',
});

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s8,
  padding: '16px 24px',
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.small]: { paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))' } },
});
