import { keyframes } from '@vanilla-extract/css';
import * as gauge from '../../internal/gauge.css.ts';
import { part } from '../../theme/layered.ts';

const along = keyframes({ to: { backgroundPosition: '16px 0' } });
const stripes =
  'linear-gradient(45deg, currentColor 25%, transparent 0 50%, currentColor 0 75%, transparent 0)';

export const root = part(gauge.figure, gauge.root);
export const labelled = part(gauge.figure, gauge.labelled);

/** Indeterminate. */
export const unknown = part({
  background: `${stripes} content-box 0 0 / 16px 16px, ${gauge.track}`,
  animation: `${along} 800ms linear infinite`,
});
