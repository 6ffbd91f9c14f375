import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 });
export const bar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
});
export const actions = part({ display: 'flex', gap: space.s4 });
export const browser = part({
  minWidth: 0,
  overflow: 'hidden',
  background: color.sunken,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.inner,
});
export const address = part({
  padding: space.s8,
  paddingInline: space.s12,
  borderBlockEnd: `${vars.line.edge} solid ${color.hairline}`,
  font: vars.type.t13,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
// The page is laid out at the width of its device and scaled down.
export const stage = part({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  height: 'calc(var(--height) * var(--scale))',
  overflow: 'hidden',
});
export const frame = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(50% - var(--width) / 2)',
  width: 'var(--width)',
  height: 'var(--height)',
  border: 0,
  verticalAlign: 'middle',
  background: 'Canvas',
  transform: 'scale(var(--scale))',
  transformOrigin: 'top',
});
export const waiting = part({ visibility: 'hidden' }, frame);
// A page in a frame is asked for the theme of the frame.
export const schemes = {
  dark: part({ colorScheme: 'dark' }),
  light: part({ colorScheme: 'light' }),
};
export const loading = part({
  position: 'absolute',
  insetBlockStart: space.s12,
  padding: space.s8,
  background: color.surface,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.low,
});
export const instead = part({ padding: space.s16 });
