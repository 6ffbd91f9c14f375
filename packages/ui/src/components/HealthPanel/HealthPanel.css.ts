import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { space } = vars;

export const root = part({ overflowWrap: 'anywhere' });
export const summary = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s12,
  paddingBlockEnd: space.s12,
});
export const place = part({ paddingBlockStart: '2px' });
