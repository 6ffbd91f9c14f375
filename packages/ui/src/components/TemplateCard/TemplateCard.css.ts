import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const inside = part({ display: 'flex', flexDirection: 'column', height: '100%' });
export const top = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
});
export const difficulty = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  font: vars.type.t12,
  fontWeight: 500,
  color: color.textMuted,
});
export const meter = part({ display: 'inline-flex', gap: '3px', flex: 'none' });
export const pip = part({
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.25px ${color.borderStrong}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const full = state({
  background: color.textSecondary,
  boxShadow: 'none',
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const name = part({ marginBlockStart: space.s16, font: vars.type.t16, fontWeight: 600 });
export const text = part({ marginBlockStart: space.s4, color: color.textMuted });
export const features = part({ display: 'grid', gap: space.s6, marginBlockStart: space.s16 });
export const feature = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s8,
  font: vars.type.t13,
  color: color.textSecondary,
});
export const tick = part({ paddingBlockStart: '3px', color: color.success });
export const more = part({
  paddingInlineStart: '22px',
  font: vars.type.t13,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const action = part({ marginBlockStart: 'auto', paddingBlockStart: space.s20 });
