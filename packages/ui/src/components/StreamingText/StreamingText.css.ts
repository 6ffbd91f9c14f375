import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const blink = keyframes({ '50%': { opacity: 0 } });

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s12,
  overflowWrap: 'anywhere',
});
export const words = part({ whiteSpace: 'pre-wrap' });
// Under reduced motion it stands still, as all does.
export const caret = part({
  display: 'inline-block',
  width: '2px',
  height: '1em',
  marginInlineStart: '2px',
  verticalAlign: '-.125em',
  background: vars.color.accentText,
  animation: `${blink} 1s step-end infinite`,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
