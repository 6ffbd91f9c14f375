import { mark as colors } from '../../internal/marks.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  overflowWrap: 'anywhere',
});
export const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s12,
  padding: `${vars.inset.row} ${vars.inset.card}`,
});
// Same width for a spinner and an icon.
const mark = part({ alignSelf: 'start', display: 'grid', placeItems: 'center', width: '1.25rem' });
// Joined here so that the bundle holds one string.
export const done = `${colors.success} ${mark}`;
export const other = `${colors.neutral} ${mark}`;
export const details = part({
  padding: vars.inset.card,
  borderBlockStart: `1px solid ${color.hairline}`,
});
