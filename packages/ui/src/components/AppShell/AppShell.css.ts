import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const skip = part({
  position: 'absolute',
  zIndex: vars.layer.toast,
  margin: space.s8,
  padding: '8px 12px',
  background: color.raised,
  borderRadius: vars.radius.field,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
export const main = part({
  // The footer stays below the fold, to avoid layout shift while the page loads.
  minHeight: '100vh',
  outline: 0,
});
export const foot = part({
  marginBlockStart: space.s80,
  paddingBlock: `${space.s40} ${space.s32}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  background: color.bar,
});
