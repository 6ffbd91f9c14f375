import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s8,
  minWidth: 0,
  // In a narrow place the switch goes below the label, to leave room for the heading.
  '@container': {
    '(max-width: 43rem)': { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space.s4 },
  },
});
