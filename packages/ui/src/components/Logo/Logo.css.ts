import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({ height: '28px', flex: 'none', color: vars.color.text });
export const tile = part({ fill: vars.color.accent });
