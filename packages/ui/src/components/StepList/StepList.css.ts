import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const step = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: space.s12,
  paddingBlockEnd: space.s20,
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 'calc(1.5rem + 4px) 4px',
      insetInlineStart: 'calc(.75rem - 1px)',
      width: '2px',
      borderRadius: '1px',
      background: color.border,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:not(:last-child)::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  border: '2px solid',
  borderRadius: vars.radius.full,
  font: vars.type.t12,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const marks = parts({
  done: { borderColor: color.success, background: color.success, color: color.onSuccess },
  current: {
    borderColor: color.accentText,
    color: color.accentText,
    boxShadow: `0 0 0 3px ${color.current}`,
  },
  upcoming: { borderColor: color.borderStrong, color: color.textMuted },
});

export const words = part({ display: 'grid', gap: '2px', paddingBlockStart: '2px' });
export const label = part({ font: vars.type.t14 });
export const labels = parts({
  done: { color: color.textSecondary, fontWeight: 500 },
  current: { color: color.text, fontWeight: 600 },
  upcoming: { color: color.textMuted, fontWeight: 500 },
});
export const more = part({ font: vars.type.t13, color: color.textMuted });
export const action = part({ paddingBlockStart: space.s8 });
