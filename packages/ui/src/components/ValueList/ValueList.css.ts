import { mark } from '../../internal/marks.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s8,
  paddingBlock: vars.inset.line,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
// A long value goes below before it squeezes its label.
export const label = part({ flex: '1 1 6rem', minWidth: 0 });
export const mono = part({ fontFamily: vars.family.mono, color: color.text });
export const marked = mark.accent;
export const value = part({
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
