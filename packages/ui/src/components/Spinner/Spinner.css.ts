import { keyframes } from '@vanilla-extract/css';
import { media, part } from '../../theme/layered.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const wheel = part({
  display: 'inline-block',
  flex: 'none',
  width: '.875rem',
  height: '.875rem',
  border: '2px solid',
  borderBlockEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
  // Otherwise the gap would be visible in forced colours.
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});
