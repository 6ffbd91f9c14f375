import { part } from '../../theme/layered.ts';

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
