import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const anchor = part({ display: 'inline-flex', maxWidth: '100%', minWidth: 0 });
// An outer focus ring would overlap the button.
export const panel = part({ minWidth: 0, outlineOffset: '-2px' });
export const content = part({
  padding: `${vars.space.s12} ${vars.space.s16}`,
  overflowY: 'auto',
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
  outlineOffset: '-2px',
});
