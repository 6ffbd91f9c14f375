import { vars } from '../../theme/contract.css.ts';
import { media, part, state, within } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(264px, 100%), 1fr))',
  gap: space.s16,
});
export const item = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});
export const card = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto auto 1fr',
  minWidth: 0,
  padding: `calc(${vars.inset.card} + 4px)`,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.low}`,
  overflowWrap: 'anywhere',
});
// In a picker the parts of all cards share their lines.
within(`${item} > ${card}`, { gridRow: '1 / -1', gridTemplateRows: 'subgrid' });
export const recommended = state({
  background: color.raised,
  borderColor: color.accentText,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.middle}`,
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  minHeight: '28px',
  alignSelf: 'start',
});
export const name = part({ minWidth: 0, font: vars.type.t16, fontWeight: 600 });
export const priceLine = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.s6,
  marginBlockStart: space.s12,
});
export const price = part({
  minWidth: 0,
  font: vars.type.t36,
  fontWeight: 600,
  letterSpacing: vars.track.t36,
  fontVariantNumeric: 'tabular-nums',
});
export const period = part({ color: color.textMuted });
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
export const feature = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px',
  color: color.textSecondary,
});
export const tick = part({ paddingBlockStart: '2px', color: color.success });
