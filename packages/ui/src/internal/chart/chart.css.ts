import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';
import { plotHeight } from './scales.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s8} ${space.s16}`,
  minHeight: '28px',
  marginBlockEnd: space.s12,
});
export const title = part({ flex: '1 1 auto', minWidth: 0, font: vars.type.t14, fontWeight: 600 });
export const legend = part({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s16}`,
});
export const key = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minWidth: 0,
  font: vars.type.t13,
  color: color.textSecondary,
});
export const toggle = part({ marginInline: 'auto -10px' });
export const empty = part({
  display: 'grid',
  placeItems: 'center',
  height: `${plotHeight}px`,
  border: `${vars.line.tinted} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  background: color.sunken,
  color: color.textMuted,
});
export const sheet = part({
  minHeight: `${plotHeight}px`,
  maxHeight: '360px',
  overflowY: 'auto',
  borderRadius: vars.radius.inner,
  outlineOffset: '-2px',
});

export const plot = part({
  position: 'relative',
  height: `${plotHeight}px`,
  touchAction: 'pan-y',
  borderRadius: vars.radius.inner,
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${vars.line.focus} solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
// An axis runs from left to right in every language.
export const drawing = part({ width: '100%', height: '100%', overflow: 'visible', direction: 'ltr' });
export const grid = part({ stroke: color.hover, '@media': { [media.forced]: { stroke: 'GrayText' } } });
export const zero = state({
  stroke: color.borderStrong,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
export const tick = part({
  font: vars.type.t12,
  fill: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
export const figure = part({
  font: vars.type.t12,
  fontWeight: 500,
  fill: color.textSecondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
export const cursor = part({
  stroke: color.borderStrong,
  strokeDasharray: '3 3',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
export const band = part({
  fill: color.hover,
  opacity: 0.6,
  '@media': { [media.forced]: { fill: 'GrayText' } },
});

export const tip = part({
  position: 'absolute',
  insetBlockStart: '8px',
  left: 'var(--kit-tip-x)',
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: space.s4,
  maxWidth: '220px',
  width: 'max-content',
  padding: '8px 12px',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  boxShadow: vars.shadow.middle,
  font: vars.type.t13,
  pointerEvents: 'none',
  transform: 'translateX(14px)',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const tipBefore = state({ transform: 'translateX(calc(-100% - 14px))' });
export const tipTitle = part({ fontWeight: 600 });
export const tipLine = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s8,
  color: color.textSecondary,
});
export const tipValue = part({ color: color.text, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
