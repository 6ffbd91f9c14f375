import { vars } from '../theme/contract.css.ts';
import { media, part, parts } from '../theme/layered.ts';
import { side } from '../theme/side.ts';

const { color } = vars;

/** Frame of `ProgressBar` and `Meter`: value at the end, bar below. */
export const root = part({ font: vars.type.t13, overflowWrap: 'anywhere' });

/** Frame with a label at the start. */
export const labelled = part(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.s8,
  },
  root,
);

export const label = part({
  flex: '1 1 6rem',
  minWidth: 0,
  fontWeight: 500,
  color: color.textSecondary,
  textAlign: 'start',
});

/** Colours of the bar and its icon, by tone. */
export const tones = parts({
  neutral: { color: color.neutral },
  accent: { color: color.accent },
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
});

/** Value at the end. */
export const figure = {
  color: color.text,
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Unfilled part with its border. */
export const track = `linear-gradient(${color.sunken} 0 0) content-box, ${color.borderStrong}`;

// Empty until `fillRef` sets the percentage.
const place = `calc(50% - 50% * ${side}) 0 / 0 no-repeat`;
const end = '4px';

/** Filled part with a rounded end. */
const fill = `\
radial-gradient(${end} at calc(50% + (50% - ${end}) * ${side}), currentColor 95%, transparent) ${place}, \
linear-gradient(calc(90deg * ${side}), currentColor calc(100% - ${end}), transparent 0) ${place}`;

// One element; `fillRef` changes the fill without triggering layout.
const bar = part({
  display: 'block',
  flex: '0 0 100%',
  marginBlockStart: vars.space.s6,
  height: '8px',
  padding: vars.line.edge,
  borderRadius: vars.radius.full,
  background: `${fill}, ${track}`,
  // Gradients are not drawn in forced-colours mode.
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      vars: { [color.sunken]: 'Canvas', [color.borderStrong]: 'CanvasText' },
    },
  },
});

/** Bar class by tone; joined here so that many bars share one string. */
export const bars = {
  neutral: `${bar} ${tones.neutral}`,
  accent: `${bar} ${tones.accent}`,
  success: `${bar} ${tones.success}`,
  info: `${bar} ${tones.info}`,
  warning: `${bar} ${tones.warning}`,
  danger: `${bar} ${tones.danger}`,
};
