import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.s8,
  '@media': { [media.small]: { flexWrap: 'nowrap', gap: '4px' } },
});

export const step = part({
  position: 'relative',
  // Large words go to a line of their own instead of standing letter by letter.
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  minWidth: 0,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textMuted,
  selectors: {
    '&:last-child': { flex: '0 1 auto' },
    '&:not(:last-child)::after': {
      content: '""',
      flex: 1,
      height: '1px',
      minWidth: '8px',
      marginInline: '5px 14px',
      background: color.border,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:not(:last-child)::after': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
    [media.small]: {
      flex: 1,
      flexDirection: 'column',
      gap: '6px',
      font: vars.type.t12,
      textAlign: 'center',
      selectors: {
        '&:last-child': { flex: 1 },
        '&:not(:last-child)::after': {
          position: 'absolute',
          insetBlockStart: '10px',
          insetInlineStart: 'calc(50% + 14px)',
          width: 'calc(100% - 24px)',
          margin: 0,
        },
      },
    },
  },
});

export const states = parts({
  done: {
    color: color.textSecondary,
    selectors: { '&:not(:last-child)::after': { background: color.success, opacity: 0.55 } },
    '@media': {
      [media.forced]: { selectors: { '&:not(:last-child)::after': { background: 'CanvasText' } } },
    },
  },
  now: { color: color.text, fontWeight: 600 },
  next: {},
});

export const mark = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const marks = parts({
  done: { background: color.success, color: color.onSuccess },
  now: {
    boxShadow: `inset 0 0 0 2px ${color.accentText}`,
    selectors: {
      '&::after': {
        content: '""',
        width: '8px',
        height: '8px',
        borderRadius: '50%',
        background: color.accentText,
        '@media': { [media.forced]: { background: 'Highlight' } },
      },
    },
  },
  next: { boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}` },
});

export const tick = part({ width: '12px', height: '12px', strokeWidth: 2.25 });
export const words = part({ overflowWrap: 'anywhere' });
