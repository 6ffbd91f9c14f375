import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const time = part({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
