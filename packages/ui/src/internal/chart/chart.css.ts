import { vars } from '../../theme/contract.css.ts';
import { part, state } from '../../theme/layered.ts';
import { heading, muted } from '../text.css.ts';
import { plotHeight } from './scales.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minHeight: '28px',
  marginBlockEnd: space.s12,
});
// The chart's table already loads the shared text styles.
export const title = part({ flex: 'auto' }, heading);
export const legend = part({ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: space.s12 });
export const key = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  font: vars.type.t13,
  color: color.textSecondary,
});
export const toggle = part({ marginInline: 'auto -8px' });
export const empty = part(
  {
    display: 'grid',
    placeItems: 'center',
    height: `${plotHeight}px`,
    border: `${vars.line.tinted} solid ${color.border}`,
    borderRadius: vars.radius.inner,
    background: color.sunken,
  },
  muted,
);
/** As tall as the plot, to limit layout shift when the two are swapped. */
export const sheet = part({
  minHeight: `${plotHeight}px`,
  maxHeight: '360px',
  overflowY: 'auto',
  borderRadius: vars.radius.inner,
  outlineOffset: '-2px',
});

// Lines and text use currentColor, because SVG keeps other colours in forced-colours mode.
export const plot = part({
  position: 'relative',
  height: `${plotHeight}px`,
  touchAction: 'pan-y',
  borderRadius: vars.radius.inner,
  color: color.textMuted,
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${vars.line.focus} solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
// The axis runs from left to right in every language.
export const drawing = part({ width: '100%', height: '100%', overflow: 'visible', direction: 'ltr' });
export const line = part({ stroke: 'currentColor' });
export const grid = part({ opacity: 0.12 }, line);
export const zero = state({ opacity: 1 });
export const tick = part({
  font: vars.type.t12,
  // The room for it is in px; larger text would cover the next label.
  fontSize: 'min(.75rem, 16px)',
  fill: 'currentColor',
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
});

export const tip = part({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: space.s4,
  maxWidth: '220px',
  marginInline: space.s12,
  padding: '8px 12px',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  boxShadow: vars.shadow.middle,
  font: vars.type.t13,
  color: color.text,
  pointerEvents: 'none',
});
export const tipLine = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  color: color.textSecondary,
});
export const tipValue = part({
  marginInlineStart: 'auto',
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
});
