import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });
