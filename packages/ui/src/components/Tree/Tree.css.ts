import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  color: color.text,
  font: vars.type.t14,
  overflowWrap: 'anywhere',
});
export const row = part({
  borderRadius: vars.radius.field,
  outlineOffset: '-2px !important',
});
export const active = part({ cursor: 'pointer', selectors: { '&:hover': { background: color.hover } } });
export const selected = state({
  background: color.current,
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
});
export const disabled = state({ color: color.textMuted, cursor: 'not-allowed' });

export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minHeight: vars.control.md,
  paddingBlock: '4px',
  paddingInlineEnd: space.s8,
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
/** Indent of each level, which shrinks where levels would leave the text no room; the last is also that of deeper ones. */
export const indents = Array.from({ length: 12 }, (_, level) =>
  part({ paddingInlineStart: `calc(${level} * min(1.25rem, 4%))` }),
);
export const empty = part({ color: color.textMuted, gap: space.s8, marginInlineStart: space.s24 }, line);
export const toggle = part({
  flex: 'none',
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  minHeight: '24px',
  color: color.textMuted,
});
export const arrow = part({
  transform: `rotate(calc(-90deg * ${side}))`,
  transition: `transform ${vars.motion.small} ${vars.ease.move}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'none' } },
});
export const box = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: `1px solid ${color.textMuted}`,
  borderRadius: vars.radius.chip,
});
export const icon = part({ flex: 'none', display: 'grid', color: color.textMuted });
export const label = part({ flex: '1 1 6em', minWidth: 0 });
export const note = part({ maxWidth: '100%', font: vars.type.t13, color: color.textMuted });
export const actions = part({ flex: 'none', display: 'flex', gap: space.s4 });
