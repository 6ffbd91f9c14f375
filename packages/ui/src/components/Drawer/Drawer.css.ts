import { keyframes } from '@vanilla-extract/css';
import { appear, vanish } from '../../internal/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

const { color } = vars;

const enters = `${vars.motion.large} ${vars.ease.enter}`;
const leaves = `${vars.motion.base} ${vars.ease.exit} forwards`;

const away = { end: `translateX(calc(${side} * 100%))`, start: `translateX(calc(${side} * -100%))` };
const up = 'translateY(100%)';

const slides = {
  end: [keyframes({ from: { transform: away.end } }), keyframes({ to: { transform: away.end } })],
  start: [keyframes({ from: { transform: away.start } }), keyframes({ to: { transform: away.start } })],
  bottom: [keyframes({ from: { transform: up } }), keyframes({ to: { transform: up } })],
} as const;

const moves = ([comes, goes]: readonly [string, string]) => ({
  '&[data-entering]': { animation: `${comes} ${enters}` },
  '&[data-exiting]': { animation: `${goes} ${leaves}` },
});

const veil = part({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  height: 'var(--visual-viewport-height)',
  background: 'rgb(6 5 16 / .62)',
  // The panel starts outside the window.
  overflow: 'hidden',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${enters}` },
    '&[data-exiting]': { animation: `${vanish} ${leaves}` },
  },
  '@media': {
    [media.small]: { alignItems: 'flex-end', paddingBlockStart: '32px' },
  },
});

/** Backdrop, with the panel at the end or the start of the line. */
export const veils = parts(
  { end: { justifyContent: 'flex-end' }, start: { justifyContent: 'flex-start' } },
  veil,
);

// Before the sides, which lift the limit on phones.
export const sizes = parts({
  sm: { maxWidth: '20rem' },
  md: { maxWidth: '28rem' },
  lg: { maxWidth: '44rem' },
});

const panel = part({
  display: 'flex',
  minWidth: 0,
  width: '100%',
  maxHeight: '100%',
  background: color.overlay,
  borderColor: color.border,
  boxShadow: vars.shadow.high,
});

const atBottom = {
  [media.small]: {
    // All of the width, whatever its size.
    maxWidth: 'none',
    borderWidth: `${vars.line.edge} 0 0`,
    borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    selectors: moves(slides.bottom),
  },
};

/** Panel on one side; at the bottom of a phone. */
export const sides = parts(
  {
    end: {
      borderStyle: 'solid',
      borderWidth: 0,
      borderInlineStartWidth: vars.line.edge,
      selectors: moves(slides.end),
      '@media': atBottom,
    },
    start: {
      borderStyle: 'solid',
      borderWidth: 0,
      borderInlineEndWidth: vars.line.edge,
      selectors: moves(slides.start),
      '@media': atBottom,
    },
  },
  panel,
);
