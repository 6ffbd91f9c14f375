import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({ width: '100%', maxWidth: '160px', height: '32px', direction: 'ltr' });
const drawn = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;
export const line = part({ ...drawn, strokeWidth: 1.75 });
export const end = part({ ...drawn, strokeWidth: 6 });
export const none = part({
  ...drawn,
  stroke: vars.color.borderStrong,
  strokeWidth: 1.5,
  strokeDasharray: '3 4',
});
