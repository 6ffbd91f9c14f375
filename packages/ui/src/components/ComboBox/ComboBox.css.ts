import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const line = part({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const input = part({ paddingInlineEnd: '40px', textOverflow: 'ellipsis' });
export const toggle = part({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.textMuted,
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
