import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { space } = vars;

export const root = part({ overflowWrap: 'anywhere' });
export const mark = part({ marginBlockEnd: space.s12 });
export const text = part({ marginBlockStart: '2px', maxWidth: '66ch' });
export const action = part({ marginBlockStart: space.s16 });
