import { part } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

export const anchor = part({ display: 'inline-flex', maxWidth: '100%', minWidth: 0 });
/** Space for a check mark, so that the labels of a group are aligned. */
export const check = part({ width: '16px' });
export const onward = part({ transform: `rotate(calc(-90deg * ${side}))` });
