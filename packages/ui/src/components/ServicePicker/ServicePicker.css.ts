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
  minHeight: `calc(${vars.control.md} - 4px)`,
  border: `${vars.line.edge} solid ${color.border}`,
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
export const sizes = parts({ sm: { minHeight: vars.control.sm }, md: {} });
export const bare = part({ paddingBlock: '4px', paddingInline: '12px calc(1rem + 14px)' });
export const withIcon = part({ paddingBlock: '4px', paddingInline: 'calc(1rem + 16px) calc(1rem + 14px)' });
const over = {
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
} as const;
export const icon = part({ ...over, insetInlineStart: '11px' });
export const arrow = part({ ...over, insetInlineEnd: '10px' });
