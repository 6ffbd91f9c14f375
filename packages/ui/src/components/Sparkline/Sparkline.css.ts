import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({ width: '100%', maxWidth: '160px', height: '32px', direction: 'ltr' });
export const line = part({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const end = part({ strokeWidth: 6 }, line);
export const none = part({ stroke: vars.color.borderStrong, strokeWidth: 1.5, strokeDasharray: '3 4' }, line);
