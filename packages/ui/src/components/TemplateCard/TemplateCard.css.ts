import { mark } from '../../internal/marks.css.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { note } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});
export const inside = part({ display: 'flex', flexDirection: 'column', height: '100%' });
export const difficulty = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  font: vars.type.t12,
  fontWeight: 500,
  color: color.textMuted,
});
export const meter = part({ display: 'inline-flex', flex: 'none', gap: '3px' });
// The fill is drawn entirely as border, because forced colours override backgrounds.
export const pip = part({
  width: '6px',
  height: '6px',
  border: '1px solid',
  borderRadius: vars.radius.full,
});
export const full = state({ borderWidth: '3px' });
export const name = part({ marginBlockStart: space.s16, font: vars.type.t16, fontWeight: 600 });
export const text = part({ marginBlockStart: space.s4, color: color.textMuted });
export const features = part({ display: 'grid', gap: space.s8, marginBlockStart: space.s16 });
export const feature = part({
  display: 'flex',
  gap: space.s8,
  font: vars.type.t13,
  color: color.textSecondary,
});
// Joined here so that the bundle holds one string.
export const tick = `${sign.mark} ${mark.success}`;
// Indented like the text above.
export const more = part({ paddingInlineStart: '22px' }, note);
export const action = part({ marginBlockStart: 'auto', paddingBlockStart: space.s20 });
