import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const trigger = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  textAlign: 'start',
  selectors: { '&:enabled:hover': { background: vars.color.hover } },
});

export const value = part({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
