import { vars } from '../theme/contract.css.ts';
import { media, part, parts } from '../theme/layered.ts';
import { side } from '../theme/side.ts';

const { color } = vars;

/** Figure at the end and bar under it: the frame of `ProgressBar` and `Meter`. */
export const root = part({ font: vars.type.t13, overflowWrap: 'anywhere' });

/** The same with a label at the start. */
export const labelled = part(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: vars.space.s8,
  },
  root,
);

export const label = part({ fontWeight: 500, color: color.textSecondary, textAlign: 'start' });

/** What the bar says by its colour, and a mark beside it. */
export const tones = parts({
  neutral: { color: color.neutral },
  accent: { color: color.accent },
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
});

/** The figure at the end. */
export const figure = {
  color: color.text,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What is empty, and the edge around it. */
export const track = `linear-gradient(${color.sunken} 0 0) content-box, ${color.borderStrong}`;

// Nothing is full until `filled` says how much.
const place = `calc(50% - 50% * ${side}) 0 / 0 no-repeat`;
const end = '4px';

/** What is full, with a round end. */
const fill = `\
radial-gradient(${end} at calc(50% + (50% - ${end}) * ${side}), currentColor 95%, transparent) ${place}, \
linear-gradient(calc(90deg * ${side}), currentColor calc(100% - ${end}), transparent 0) ${place}`;

// Drawn in one element. How much of it is full comes with `filled`, which asks for no layout.
const bar = part({
  display: 'block',
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.s6,
  height: '8px',
  padding: vars.line.edge,
  borderRadius: vars.radius.full,
  background: `${fill}, ${track}`,
  // Gradients are left out of forced colours.
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      vars: { [color.sunken]: 'Canvas', [color.borderStrong]: 'CanvasText' },
    },
  },
});

/** The bar in each colour; joined here, so that a thousand of them hold one string. */
export const bars = {
  neutral: `${bar} ${tones.neutral}`,
  accent: `${bar} ${tones.accent}`,
  success: `${bar} ${tones.success}`,
  info: `${bar} ${tones.info}`,
  warning: `${bar} ${tones.warning}`,
  danger: `${bar} ${tones.danger}`,
};
