import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: '24px',
  font: vars.type.t13,
  fontWeight: 500,
});
export const arrow = part({ transform: 'rotate(180deg)' });
