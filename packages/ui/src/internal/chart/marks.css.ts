import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;
const hues = [
  color.accentText,
  color.riskLow,
  color.riskHigh,
  color.info,
  color.riskCritical,
  color.riskMedium,
];

/** Colours of the series in order; shapes, dashes and patterns say the same without colour. */
export const inks = hues.map((hue) =>
  part({ color: hue, '@media': { [media.forced]: { color: 'CanvasText', forcedColorAdjust: 'none' } } }),
);

const dashes = ['none', '7 4', '2 4', '10 4 2 4', '1 6', '14 5'];
export const strokes = dashes.map((dash) =>
  part({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeDasharray: dash,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
export const filled = part({ fill: 'currentColor' });
export const solid = part({
  fill: 'currentColor',
  opacity: 0.82,
  '@media': { [media.forced]: { opacity: 1 } },
});
export const tint = part({ fill: 'currentColor', opacity: 0.28 });
export const wash = part({
  fill: 'currentColor',
  opacity: 0.12,
  '@media': { [media.forced]: { opacity: 0 } },
});
export const thin = part({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 });
export const swatch = part({ flex: 'none', height: '12px' });
export const short = part({ width: '12px' });
export const long = part({ width: '26px' });
