// What the style files of bars share besides classes.
import { vars } from '../theme/contract.css.ts';
import { side } from '../theme/side.ts';

const { color } = vars;

/** The figure at the end. */
export const figure = {
  color: color.text,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
} as const;

// Nothing is full until `filled` says how much.
const place = `calc(50% - 50% * ${side}) 0 / 0 no-repeat`;
const end = '4px';

/** What is full, with a round end. */
export const fill = `\
radial-gradient(${end} at calc(50% + (50% - ${end}) * ${side}), currentColor 95%, transparent) ${place}, \
linear-gradient(calc(90deg * ${side}), currentColor calc(100% - ${end}), transparent 0) ${place}`;

/** What is empty, and the edge around it. */
export const track = `linear-gradient(${color.sunken} 0 0) content-box, ${color.borderStrong}`;
