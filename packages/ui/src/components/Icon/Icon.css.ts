import { part, parts } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

export const root = part({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sizes = parts({
  sm: { width: '.875rem', height: '.875rem' },
  md: { width: '1rem', height: '1rem' },
  lg: { width: '1.125rem', height: '1.125rem' },
  xl: { width: '1.25rem', height: '1.25rem' },
});

export const mirrored = part({ transform: `scaleX(${side})` });
