import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

const { color, type } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });

/** Large sizes follow the width of their place, so that a word still fits in a narrow one. */
const fluid = (font: string, size: string) => ({
  font,
  fontSize: `clamp(1.25rem, 9cqi, ${size})`,
  lineHeight: 1.15,
  letterSpacing: vars.track.t36,
});

/** Type scale in pixels at the normal text size. */
export const sizes = parts({
  12: { font: type.t12 },
  13: { font: type.t13 },
  14: { font: type.t14 },
  16: { font: type.t16 },
  18: { font: type.t18 },
  20: { font: type.t20 },
  24: { font: type.t24, letterSpacing: vars.track.t24 },
  30: fluid(type.t30, '1.875rem'),
  36: fluid(type.t36, '2.25rem'),
  48: fluid(type.t48, '3rem'),
  64: fluid(type.t64, '4rem'),
});

// After the sizes, whose fonts set a weight.
export const weights = parts({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  semibold: { fontWeight: 600 },
});

export const tones = parts({
  default: { color: color.text },
  secondary: { color: color.textSecondary },
  muted: { color: color.textMuted },
  accent: { color: color.accentText },
  success: { color: color.successText },
  warning: { color: color.warningText },
  danger: { color: color.dangerText },
});

export const aligns = parts({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    // The clip cuts descenders and focus rings less.
    paddingBlockEnd: '1px',
  }) as const;

/** Text that ends with an ellipsis after this many lines. */
export const clamps = parts({
  1: clamped(1),
  2: clamped(2),
  3: clamped(3),
  4: clamped(4),
  5: clamped(5),
  6: clamped(6),
});

export const tabular = part({ fontVariantNumeric: 'tabular-nums' });
