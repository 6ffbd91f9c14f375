import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ font: vars.type.t13 });
export const row = part({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingBlock: vars.inset.line,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.textSecondary,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const icon = part({ flex: 'none', color: color.textMuted });
// A long value wraps before it squeezes what it belongs to.
export const label = part({ flex: '1 1 0', minWidth: '40%', overflowWrap: 'anywhere' });
export const mono = part({ fontFamily: vars.family.mono, color: color.text });
export const marked = part({ color: color.accentText });
export const value = part({
  flex: '0 1 auto',
  minWidth: 0,
  textAlign: 'end',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
