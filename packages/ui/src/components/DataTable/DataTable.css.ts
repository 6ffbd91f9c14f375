import { note } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0 });
export const scroller = part({ maxHeight: 'var(--most)', overflow: 'auto', outlineOffset: '-2px' });
export const table = part({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = part({ marginBlockEnd: space.s6, textAlign: 'start' }, note);
const place = part({
  paddingBlock: vars.inset.cell,
  paddingInline: `0 ${space.s12}`,
  font: vars.type.t13,
  textAlign: 'start',
});
export const head = part({ fontWeight: 500, color: color.textMuted, whiteSpace: 'nowrap' }, place);
// The first row's border scrolls away under the sticky header, so the header draws its own.
export const sticky = part({
  position: 'sticky',
  insetBlockStart: 0,
  background: color.surface,
  boxShadow: `0 1px ${color.hairline}`,
  '@media': { [media.forced]: { borderBlockEnd: '1px solid CanvasText' } },
});
const line = part({ borderBlockStart: `1px solid ${color.hairline}` });
export const cell = part(
  {
    color: color.textSecondary,
    verticalAlign: 'top',
    maxWidth: '40ch',
    overflowWrap: 'anywhere',
    minWidth: '6ch',
  },
  place,
  line,
);

/** The most characters of a text that needs no extra room. */
export const longest = 12;
/** Keeps lines of text readable; a table that needs more room scrolls. */
export const long = state({ minWidth: `${longest + 1}ch` });

/** The note keeps its place while the columns scroll. */
export const noteCell = part({ paddingBlock: `0 ${space.s12}` });
export const noteText = part({ position: 'sticky', insetInlineStart: 0, maxWidth: '100cqi' }, note);
export const measured = part({ containerType: 'inline-size' });
/** The first column of a group of columns. */
export const first = state({
  borderInlineStart: `1px solid ${color.hairline}`,
  paddingInlineStart: space.s12,
});
export const group = part({ font: vars.type.t13, fontWeight: 600, color: color.text, textAlign: 'start' });

export const end = state({ textAlign: 'end' });
export const mono = part({
  fontFamily: vars.family.mono,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const whole = part({ paddingBlock: vars.inset.row, color: color.textMuted }, line);
export const error = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  color: color.dangerText,
});
export const below = part({ marginBlockStart: space.s8 }, note);
