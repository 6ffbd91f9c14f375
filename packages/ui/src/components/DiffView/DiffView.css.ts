import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color, space } = vars;
const ground = (mark: string): string => `color-mix(in srgb, ${mark} ${vars.tint.status}, ${color.sunken})`;

export const root = part({
  minWidth: 0,
  background: color.sunken,
  border: `${vars.line.tinted} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  minHeight: '40px',
  padding: '6px 14px',
  borderBlockEnd: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  overflowWrap: 'anywhere',
});
export const title = part({ minWidth: 0, fontFamily: vars.family.mono, color: color.text });
export const counts = part({
  font: vars.type.t12,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const action = part({ marginInlineStart: 'auto', marginInlineEnd: '-8px' });
export const empty = part({ padding: '16px 14px', font: vars.type.t13, color: color.textMuted });
export const scroller = part({
  overflowX: 'auto',
  outlineOffset: '-2px',
  direction: 'ltr',
  textAlign: 'start',
});
export const table = part({ font: vars.type.code, color: color.textSecondary });
export const heading = part({
  padding: '6px 14px',
  background: color.surface,
  font: vars.type.t12,
  color: color.textMuted,
  whiteSpace: 'nowrap',
});
export const number = part({
  width: '1%',
  minWidth: '4ch',
  paddingInline: '10px 4px',
  textAlign: 'end',
  verticalAlign: 'top',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
});
export const sign = part({
  position: 'relative',
  width: '1%',
  paddingInline: '10px 8px',
  verticalAlign: 'top',
  fontWeight: 600,
  userSelect: 'none',
});
export const signs = parts({
  added: { color: color.successText },
  removed: { color: color.dangerText },
  context: {},
});
export const kinds = parts({
  added: { background: ground(color.success), color: color.text },
  removed: { background: ground(color.danger), color: color.text },
  context: {},
});
export const text = part({
  paddingBlock: '1px',
  paddingInline: '0 14px',
  whiteSpace: 'pre',
  tabSize: 2,
  unicodeBidi: 'plaintext',
});
export const more = part({
  display: 'flex',
  justifyContent: 'center',
  padding: space.s6,
  borderBlockStart: `1px solid ${color.hairline}`,
});
