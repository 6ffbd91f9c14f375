import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const list = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 });
export const step = part({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });
export const words = part({ flex: '1 1 6rem', minWidth: 0, color: color.text });
export const status = part({ fontVariantNumeric: 'tabular-nums' });
export const detail = part({ marginBlockStart: space.s4 });
