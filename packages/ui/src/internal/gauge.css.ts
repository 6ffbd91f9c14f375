import { vars } from '../theme/contract.css.ts';
import { media, part } from '../theme/layered.ts';

const { color } = vars;

/** Label at the start, figure at the end, bar under both: the frame of `ProgressBar` and `Meter`. */
export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '6px 12px',
  font: vars.type.t13,
  overflowWrap: 'anywhere',
});

export const label = part({ fontWeight: 500, color: color.textSecondary });
export const value = part({
  gridColumn: 2,
  color: color.text,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = part({
  gridColumn: '1 / -1',
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
