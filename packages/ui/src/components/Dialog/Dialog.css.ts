import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const enter = keyframes({ from: { opacity: 0, transform: 'scale(.98)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const leave = keyframes({ to: { opacity: 0 } });
const shrink = keyframes({ to: { opacity: 0, transform: 'scale(.98)' } });

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
    '&[data-exiting]': { animation: `${leave} ${leaves}` },
  },
  '@media': {
    [media.small]: { placeItems: 'end stretch', padding: '32px 0 0' },
    [media.reduced]: {
      selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.press} linear` } },
    },
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
    '&[data-entering]': { animation: `${enter} ${enters}` },
    '&[data-exiting]': { animation: `${shrink} ${leaves}` },
  },
  '@media': {
    [media.small]: {
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
      borderWidth: `${vars.line.edge} 0 0`,
      selectors: { '&[data-entering]': { animation: `${rise} ${enters}` } },
    },
    [media.forced]: { border: '2px solid CanvasText' },
  },
});

const upTo = (maxWidth: string) => ({ maxWidth, '@media': { [media.small]: { maxWidth: 'none' } } });

export const sizes = parts({ sm: upTo('28rem'), md: upTo('36rem'), lg: upTo('52rem') });

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 0,
  // The body scrolls; the whole does so only when head and foot alone are too tall.
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const head = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s12,
  paddingBlock: '20px 0',
  paddingInline: '24px 16px',
});
export const mark = part({ flex: 'none', paddingBlockStart: '5px', color: color.danger });
export const title = part({ flex: 1, minWidth: 0, font: vars.type.t18, fontWeight: 600 });
export const close = part({ flex: 'none', marginBlockStart: '-4px' });

export const body = part({
  minHeight: '3.25rem',
  padding: '8px 24px 24px',
  overflowY: 'auto',
  color: color.textSecondary,
  outlineOffset: '-3px',
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
