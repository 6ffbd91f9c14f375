import { pulse } from '../../internal/pulse.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s12,
  overflowWrap: 'anywhere',
});
export const words = part({ whiteSpace: 'pre-wrap' });
// As tall as the letters; static under reduced motion.
export const caret = part({
  marginInlineStart: '2px',
  borderInlineStart: `2px solid ${vars.color.accentText}`,
  animation: `${pulse} 1s step-end infinite`,
});
