import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';
import { tourHeight } from '../TourOverlay/dock.ts';

const { color, space } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
// The panel of a tour lies under the button, not over it.
const aboveTour = (gap: string): string =>
  `calc(max(${gap}, env(safe-area-inset-bottom)) + var(${tourHeight}, 0px))`;
const appear = keyframes({ from: { opacity: 0 } });

export const root = part({
  position: 'fixed',
  insetBlockEnd: aboveTour(space.s24),
  insetInlineEnd: space.s24,
  zIndex: vars.layer.float,
  display: 'flex',
  // The button comes first for the keyboard and stands below for the eye.
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: space.s12,
  // The empty box beside the button lets presses through to the page.
  pointerEvents: 'none',
  '@media': {
    [media.small]: {
      insetInlineEnd: space.s16,
      insetBlockEnd: aboveTour(space.s16),
    },
  },
});

export const button = part({
  pointerEvents: 'auto',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.high,
  selectors: { '&:focus-visible': { borderRadius: vars.radius.full } },
});

export const panel = part({
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  width: '17rem',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: `calc(100vh - 120px - var(${tourHeight}, 0px))`,
  overflowY: 'auto',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  overflowWrap: 'anywhere',
  animation: `${enter} ${vars.motion.base} ${vars.ease.enter}`,
  '@media': {
    [media.reduced]: { animation: `${appear} ${vars.motion.press} linear` },
  },
});

export const list = part({ padding: '6px' });

export const item = part({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: vars.control.md,
  padding: `${vars.inset.cell} 10px`,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: color.text,
  font: vars.type.t14,
  textAlign: 'start',
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: color.hover },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed', background: 'none' },
  },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});

export const mark = part({ flex: 'none', color: color.textMuted });
export const words = part({ minWidth: 0 });
export const foot = part({
  padding: '12px 16px',
  borderBlockStart: `1px solid ${color.border}`,
  font: vars.type.t13,
  color: color.textMuted,
});
