import { line } from '../../internal/rows.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const values = part({ marginBlockStart: space.s8 });
export const heading = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s12,
  paddingBlock: vars.inset.row,
  borderBlockStart: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  fontWeight: 600,
  color: color.textSecondary,
});
// Skips rendering offscreen rows; the margin leaves room for focus rings.
export const issue = part({
  paddingBlock: vars.inset.row,
  borderBlockStart: `1px solid ${color.hairline}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 99px',
  overflowClipMargin: '48px',
});
export const facts = part({ marginBlockStart: space.s4 }, line);
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s8,
  marginBlockStart: space.s8,
});
