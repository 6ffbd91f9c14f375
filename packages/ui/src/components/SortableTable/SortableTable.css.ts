import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

export const sorter = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  outlineOffset: '-2px',
  selectors: { '&:hover, [aria-sort] > &': { color: vars.color.text } },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
/** The label stays aligned with the numbers, so the arrow comes before it. */
export const reversed = part({ flexDirection: 'row-reverse' });
export const down = part({ transform: 'rotate(180deg)' });
