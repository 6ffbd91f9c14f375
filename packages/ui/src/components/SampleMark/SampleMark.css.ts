import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

export const root = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s8,
  minWidth: 0,
  // On phones the switch goes below the label, to leave room for the heading.
  '@media': { [media.small]: { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space.s4 } },
});
