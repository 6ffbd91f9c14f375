import { vars } from '../theme/contract.css.ts';
import { media, part, parts } from '../theme/layered.ts';
import { fill, track } from './gaugeLook.ts';

const { color } = vars;

/** Figure at the end and bar under it: the frame of `ProgressBar` and `Meter`. */
export const root = part({ font: vars.type.t13, overflowWrap: 'anywhere' });

/** The same with a label at the start. */
export const labelled = part(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline', columnGap: '12px' },
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

/** The bar, drawn in one element. How much of it is full comes with `filled`, which asks for no layout. */
export const bar = part({
  display: 'block',
  gridColumn: '1 / -1',
  marginBlockStart: '6px',
  height: '8px',
  padding: vars.line.edge,
  borderRadius: vars.radius.full,
  background: `${fill}, ${track}`,
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      vars: { [color.sunken]: 'Canvas', [color.borderStrong]: 'CanvasText' },
    },
  },
});
