import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  minWidth: 0,
});
