import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const head = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  padding: space.s8,
  paddingInlineStart: space.s16,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
});
export const input = part({
  flex: 1,
  minWidth: 0,
  minHeight: vars.control.md,
  padding: `0 ${space.s4}`,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: color.text,
  font: vars.type.t16,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
});
/** Fixed, so that the dialog does not jump while the list gets shorter. */
export const list = part({ height: '22rem', minHeight: '6rem', flexShrink: 1 });
export const item = part({ alignItems: 'center' });
export const empty = part({ padding: space.s16 });
