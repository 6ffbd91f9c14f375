import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  color: color.textMuted,
});
export const select = part({
  appearance: 'none',
  fieldSizing: 'content',
  maxWidth: '100%',
  minHeight: '32px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textSecondary,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': { borderRadius: vars.radius.full },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
export const sizes = parts({ sm: { minHeight: '28px' }, md: {} });
export const bare = part({ padding: '4px 30px 4px 12px', paddingInline: '12px 30px' });
export const withIcon = part({ padding: '4px 30px 4px 32px', paddingInline: '32px 30px' });
const over = {
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
} as const;
export const icon = part({ ...over, insetInlineStart: '11px' });
export const arrow = part({ ...over, insetInlineEnd: '10px' });
