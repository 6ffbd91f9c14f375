import { pill } from '../../internal/pill.css.ts';
import { part } from '../../theme/layered.ts';

export const chip = part(
  { display: 'inline-flex', alignItems: 'center', textAlign: 'start', overflowWrap: 'anywhere' },
  pill,
);
