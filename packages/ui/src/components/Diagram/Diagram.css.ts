import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';
import { lineHeight, titleHeight } from './size.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, display: 'grid', gap: space.s8, color: color.text });
export const tools = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 });
export const percent = part({
  minWidth: '3.5em',
  font: vars.type.t13,
  color: color.textMuted,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
/** Scrolls in both directions, by touch and by the arrow keys too. */
export const place = part({
  height: 'min(36rem, 70vh)',
  overflow: 'auto',
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  background: color.sunken,
  outlineOffset: '-2px',
});
/** As large as the scaled drawing, so that it can be scrolled. Places are counted from the left in every language. */
export const frame = part({
  position: 'relative',
  marginInline: 'auto',
  direction: 'ltr',
});
export const drawing = part({ position: 'absolute', inset: 0, transformOrigin: '0 0' });
export const boxes = part({ margin: 0, padding: 0, listStyle: 'none' });
export const box = part({
  position: 'absolute',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.low,
  selectors: { '&:is(:hover, :focus-within)': { borderColor: color.accentText } },
});
const line = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  paddingInline: '10px',
  whiteSpace: 'nowrap',
});
export const title = part(
  {
    height: `${titleHeight - 1}px`,
    background: color.raised,
    borderBlockEnd: `1px solid ${color.border}`,
    borderStartStartRadius: vars.radius.field,
    borderStartEndRadius: vars.radius.field,
    font: `600 13px/20px ${vars.family.sans}`,
  },
  line,
);
export const lines = part({ margin: 0, padding: '3px 0 0', listStyle: 'none' });
// In px, because the drawing as a whole grows with the size of text.
export const row = part(
  { height: `${lineHeight}px`, font: `12px/16px ${vars.family.sans}`, color: color.textSecondary },
  line,
);
export const strong = state({ color: color.text, fontWeight: 600 });
export const text = part({
  flex: '0 1 auto',
  minWidth: '3em',
  // Room for the focus ring of a link.
  margin: '-4px',
  padding: '4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
});
export const note = part({ marginInlineStart: 'auto', color: color.textMuted, textAlign: 'end' }, text);

// Lines use currentColor, because SVG keeps other colours in forced-colours mode.
export const links = part({
  position: 'absolute',
  inset: 0,
  overflow: 'visible',
  pointerEvents: 'none',
  color: color.textMuted,
});
export const link = part({ fill: 'none', stroke: 'currentColor', strokeWidth: '1.5px', opacity: 0.6 });
export const active = state({
  color: color.accentText,
  strokeWidth: '2.5px',
  opacity: 1,
  '@media': { [media.forced]: { color: 'Highlight' } },
});
export const empty = part({
  display: 'grid',
  placeItems: 'center',
  minHeight: '8rem',
  color: color.textMuted,
  font: vars.type.t14,
});
