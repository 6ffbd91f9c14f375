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

/** Series colours in order; shapes, dashes and patterns distinguish series without colour. */
export const inks = hues.map((hue) =>
  part({ color: hue, '@media': { [media.forced]: { color: 'CanvasText' } } }),
);

const line = part({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const dashes = ['7 4', '2 4', '10 4 2 4', '1 6', '14 5'];
export const strokes = [line, ...dashes.map((dash) => part({ strokeDasharray: dash }, line))];
export const filled = part({ fill: 'currentColor' });
export const solid = part({ fill: 'currentColor', opacity: 0.82 });
export const tint = part({ fill: 'currentColor', opacity: 0.28 });
export const wash = part({ fill: 'currentColor', opacity: 0.12 });
export const thin = part({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 });
// Width comes from its SVG.
export const swatch = part({ flex: 'none', height: '12px' });
