import { keyframes } from '@vanilla-extract/css';
import { media, part } from '../../theme/layered.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = part({ display: 'inline-flex', alignItems: 'center' });

export const wheel = part({
  width: '.875rem',
  height: '.875rem',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} .8s linear infinite`,
  '@media': { [media.forced]: { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' } },
});
