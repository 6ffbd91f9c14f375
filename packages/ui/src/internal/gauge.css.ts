import { vars } from '../theme/contract.css.ts';
import { media, part } from '../theme/layered.ts';

const { color } = vars;

/** Figure at the end and bar under it: the frame of `ProgressBar` and `Meter`. */
export const root = part({ font: vars.type.t13, overflowWrap: 'anywhere' });

/** The same with a label at the start. */
export const labelled = part(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline', columnGap: '12px' },
  root,
);

export const label = part({ fontWeight: 500, color: color.textSecondary });
export const value = part({
  display: 'block',
  gridColumn: 2,
  color: color.text,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = part({
  display: 'block',
  gridColumn: '1 / -1',
  marginBlockStart: '6px',
  width: '100%',
  height: '8px',
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.full,
  background: color.sunken,
  boxShadow: `inset 0 0 0 ${vars.line.edge} ${color.borderStrong}`,
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      boxShadow: 'inset 0 0 0 1px CanvasText',
    },
  },
});
