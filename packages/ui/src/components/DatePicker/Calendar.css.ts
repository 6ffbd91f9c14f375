import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space } = vars;
/** Height of a day: as large as a finger needs on touch screens. */
const day = '2.25rem';
const touch = '2.75rem';

/** Room for the button in the box of the field. */
export const withButton = part({
  paddingInlineEnd: '2.5rem',
  '@media': { [media.coarse]: { paddingInlineEnd: '3.25rem' } },
});

/** As wide as the calendar, not as the field. */
export const panel = part({ minWidth: 0 });
export const root = part({
  width: '17.5rem',
  maxWidth: '100%',
  padding: space.s12,
  overflowY: 'auto',
  userSelect: 'none',
  '@media': { [media.coarse]: { width: '21.5rem' } },
});
export const head = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  marginBlockEnd: space.s8,
});
/** First, so that it is beside the first day; the buttons are together at the end. */
export const title = part({
  flex: 1,
  minWidth: 0,
  paddingInlineStart: space.s8,
  font: vars.type.t14,
  fontWeight: 600,
  color: color.text,
});
export const backward = part({ transform: `rotate(calc(90deg * ${side}))` });
export const forward = part({ transform: `rotate(calc(-90deg * ${side}))` });
/** No month before the earliest date, or after the latest one. */
export const atEnd = state({
  background: 'none',
  color: color.textDisabled,
  transform: 'none',
  cursor: 'not-allowed',
  '@media': { [media.forced]: { color: 'GrayText' } },
});

/** As high as the longest month, so that nothing moves when the month changes. */
export const month = part({
  minHeight: `calc(6 * ${day} + 1.75rem)`,
  '@media': { [media.coarse]: { minHeight: `calc(6 * ${touch} + 1.75rem)` } },
});
export const grid = part({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
export const weekday = part({
  height: '1.75rem',
  padding: 0,
  font: vars.type.t12,
  fontWeight: 500,
  color: color.textMuted,
  textAlign: 'center',
});
export const cell = part({ padding: '1px 0', border: 0 });
const startOfBand = {
  borderStartStartRadius: vars.radius.field,
  borderEndStartRadius: vars.radius.field,
};
const endOfBand = {
  borderStartEndRadius: vars.radius.field,
  borderEndEndRadius: vars.radius.field,
};
/** Days of a period form a band in each week, with round ends. */
export const inRange = part({
  ...tinted(color.accent, vars.tint.accent, color.overlay),
  // Without the padding, so that the bands of two weeks do not touch.
  backgroundClip: 'content-box',
  selectors: {
    '&[data-start], &:first-child': startOfBand,
    '&[data-end], &:last-child': endOfBand,
  },
  '@media': { [media.forced]: { borderBlock: '1px solid Highlight' } },
});

export const date = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: `calc(${day} - 2px)`,
  borderRadius: vars.radius.field,
  color: color.text,
  font: vars.type.t14,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-today]': { color: color.accentText, fontWeight: 600 },
    // A dot, so that today does not depend on its colour.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '4px',
      width: '4px',
      height: '4px',
      borderRadius: vars.radius.full,
      background: 'currentcolor',
    },
    '&[aria-disabled]': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-selected], &[data-selected]:hover': {
      background: color.accent,
      color: color.onAccent,
      fontWeight: 600,
    },
    // Apart from the fill, which has a colour near that of the focus ring in some themes.
    '&[data-selected]:focus-visible': {
      boxShadow: `inset 0 0 0 3px ${color.accent}, inset 0 0 0 4px ${color.onAccent}`,
    },
  },
  '@media': {
    [media.coarse]: { height: `calc(${touch} - 2px)` },
    [media.forced]: {
      selectors: {
        '&[data-selected], &[data-selected]:hover': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s8,
  marginBlockStart: space.s8,
  paddingBlockStart: space.s8,
  borderBlockStart: `1px solid ${color.border}`,
});
