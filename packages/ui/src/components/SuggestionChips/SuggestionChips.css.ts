import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const chip = part({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `calc(${vars.control.md} - 4px)`,
  maxWidth: '100%',
  padding: '3px 12px',
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textSecondary,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
