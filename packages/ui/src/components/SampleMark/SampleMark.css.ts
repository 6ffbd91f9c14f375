import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

export const root = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s8,
  minWidth: 0,
  // Beside a heading on a phone the switch goes under the mark, so the heading keeps its room.
  '@media': { [media.small]: { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space.s4 } },
});
