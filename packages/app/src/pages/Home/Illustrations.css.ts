import { vars } from '@saywright/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = vars;
const edge = `1px solid ${color.hairline}`;

export const caption = style({ font: type.t12, color: color.textMuted, marginBlockEnd: space.s12 });

export const compared = style({
  width: '100%',
  font: type.t13,
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
});
globalStyle(`${compared} caption`, {
  textAlign: 'start',
  font: type.t12,
  color: color.textMuted,
  paddingBlockEnd: space.s12,
});
globalStyle(`${compared} :is(th, td)`, {
  paddingBlock: space.s6,
  paddingInlineStart: space.s12,
  textAlign: 'end',
  fontWeight: 500,
  color: color.textSecondary,
  borderBlockStart: edge,
});
globalStyle(`${compared} tr > :first-child`, { textAlign: 'start', paddingInlineStart: 0 });
globalStyle(`${compared} thead th`, { color: color.textMuted, borderBlockStart: 0, paddingBlockStart: 0 });
export const changed = style({});
globalStyle(`${compared} ${changed}`, { color: color.text, fontWeight: 600 });

export const history = style({ display: 'grid' });
globalStyle(`${history} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.s12,
  alignItems: 'center',
  paddingBlock: space.s8,
  borderBlockStart: edge,
});
globalStyle(`${history} > li:first-child`, { borderBlockStart: 0, paddingBlockStart: 0 });
export const marks = styleVariants({ done: { color: color.success }, undone: { color: color.textMuted } });
export const when = style({ display: 'block', font: type.t13, color: color.textMuted });
