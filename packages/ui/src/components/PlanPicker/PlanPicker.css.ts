import { mark } from '../../internal/marks.css.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18.75rem, 100%), 1fr))',
  gap: space.s16,
});
// The cards are direct grid items.
export const item = part({ display: 'contents' });
// A subgrid aligns the rows of all cards.
export const card = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  padding: vars.inset.card,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.low}`,
  overflowWrap: 'anywhere',
});
export const priceLine = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.s8,
  marginBlockStart: space.s12,
});
export const price = part({ font: vars.type.t36, fontWeight: 600, letterSpacing: vars.track.t36 });
export const text = part({ marginBlockStart: space.s4, color: color.textMuted });
export const action = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: space.s20,
});
export const features = part({
  display: 'grid',
  gridRow: 5,
  alignContent: 'start',
  gap: space.s8,
  marginBlockStart: space.s20,
  paddingBlockStart: space.s20,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const feature = sign.line;
// Joined here so that the bundle holds one string.
export const tick = `${sign.mark} ${mark.success}`;
