import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const line = part({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const input = part({ paddingInlineEnd: '40px', textOverflow: 'ellipsis' });
export const toggle = part({
  position: 'absolute',
  insetInlineEnd: '4px',
  insetBlock: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: color.textMuted,
  selectors: {
    '&[data-hovered]': { background: color.hover, color: color.text },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { width: '36px' } },
});
