import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'start',
  gap: vars.space.s6,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
