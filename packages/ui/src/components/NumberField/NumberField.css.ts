import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

export const input = part({
  paddingInlineEnd: vars.space.s64,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.coarse]: { paddingInlineEnd: '96px' } },
});
export const buttons = part({ display: 'flex' });
