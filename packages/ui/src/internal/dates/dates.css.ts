import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

/** Box of a field that contains segments. */
export const box = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  cursor: 'text',
  selectors: {
    '&:focus-within': { outline: `${vars.line.focus} solid ${color.focus}`, outlineOffset: '2px' },
    '&[aria-disabled]': { cursor: 'not-allowed' },
  },
});

/** One date: apart from the direction of the text around it. */
export const date = part({
  display: 'block',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const segment = part({
  // In the order of the date, even where the text runs from right to left.
  unicodeBidi: 'embed',
  direction: 'ltr',
  padding: '2px 1px',
  borderRadius: vars.radius.chip,
  outline: 0,
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: color.textMuted },
    '&:focus': { background: color.accent, color: color.onAccent },
    '[aria-disabled] &': { color: 'inherit' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:focus': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const literal = part({
  padding: '0 1px',
  color: color.textMuted,
  whiteSpace: 'pre',
  selectors: { '[aria-disabled] &': { color: 'inherit' } },
});

/** Box of two dates: the second is under the first where there is no room. */
export const period = part({ rowGap: vars.space.s2, paddingBlock: '4px' }, box);
/** The first date with the dash after it, so that the dash is never alone on a line. */
export const first = part({ display: 'flex', whiteSpace: 'nowrap' });
export const dash = part({ paddingInline: vars.space.s6, color: color.textMuted });
/** One date in a box of two. */
export const one = part({ outline: 0 });
