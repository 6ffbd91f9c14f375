import { vars } from '../theme/contract.css.ts';
import { media, part } from '../theme/layered.ts';

const { color } = vars;

/** Low-emphasis control with round ends. */
export const pill = part({
  maxWidth: '100%',
  minHeight: `calc(${vars.control.md} - 4px)`,
  padding: '3px 12px',
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textSecondary,
  selectors: { '&:hover': { background: color.hover, color: color.text } },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
