import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const skip = part({
  position: 'absolute',
  insetInlineStart: '16px',
  insetBlockStart: '-60px',
  zIndex: vars.layer.toast,
  padding: '8px 12px',
  background: color.raised,
  borderRadius: vars.radius.field,
  selectors: { '&:focus': { insetBlockStart: '12px' } },
});
export const main = part({
  flex: 1,
  // The footer stays below the first screen, so that it does not jump there when the page arrives.
  minHeight: '100vh',
  minWidth: 0,
  outline: 0,
});
export const foot = part({
  marginBlockStart: vars.space.s80,
  paddingBlock: '32px 40px',
  borderBlockStart: `1px solid ${color.hairline}`,
  background: color.bar,
  font: vars.type.t13,
  color: color.textMuted,
});
