import { vars } from '../../theme/contract.css.ts';
import { part, within } from '../../theme/layered.ts';

const { space } = vars;

export const root = part({ overflowWrap: 'anywhere' });
export const summary = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.s12,
  paddingBlockEnd: space.s12,
});
within(`${summary} > :last-child`, { flex: '1 1 9rem', minWidth: 0 });
export const place = part({ paddingBlockStart: '2px' });
