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
export const mono = part({ fontFamily: vars.family.mono, color: color.text });
export const value = part({
  textAlign: 'end',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
