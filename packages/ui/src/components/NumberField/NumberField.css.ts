import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

export const input = part({
  paddingInlineEnd: `calc(2 * ${vars.control.sm} + 8px)`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.coarse]: { paddingInlineEnd: '96px' } },
});
export const buttons = part({ display: 'flex' });
