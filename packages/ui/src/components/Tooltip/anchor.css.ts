import { part } from '../../theme/layered.ts';

export const anchor = part({ display: 'inline-flex', maxWidth: '100%', minWidth: 0 });
