import { mark } from '../../internal/marks.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const row = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  paddingBlock: vars.inset.line,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
// A long value wraps before it squeezes its label.
export const label = part({ flex: '1 1 0', minWidth: '40%' });
export const mono = part({ fontFamily: vars.family.mono, color: color.text });
export const marked = mark.accent;
export const value = part({
  textAlign: 'end',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
