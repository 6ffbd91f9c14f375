import { vars } from '@saywright/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, color } = vars;

/** The list and the chosen point; stacked on narrow screens. */
export const columns = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  gridTemplateColumns: '412px minmax(0, 1fr)',
  '@media': { 'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Time, name, and a lane for each part. */
const lanes = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) repeat(6, 18px)',
  columnGap: '2px',
  alignItems: 'center',
  '@media': {
    'screen and (max-width: 720px)': { gridTemplateColumns: '52px minmax(0, 1fr) repeat(6, 14px)' },
  },
});

export const heads = style([lanes, { paddingBlock: space.s8, color: color.textMuted }]);
export const headName = style({ gridColumn: '1 / 3' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const day = style({ paddingBlock: `${space.s12} ${space.s4}` });

export const point = style([
  lanes,
  {
    inlineSize: '100%',
    minBlockSize: '48px',
    border: 0,
    borderRadius: vars.radius.field,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.raised },
      '&[aria-pressed="true"]': { background: color.raised, boxShadow: `inset 3px 0 0 ${color.accentText}` },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  },
]);
export const time = style({ paddingInlineStart: space.s8, color: color.textMuted });
export const words = style({ minInlineSize: 0, paddingBlock: space.s8, overflowWrap: 'anywhere' });
export const reason = style({ display: 'flex', alignItems: 'center', gap: space.s4, color: color.textMuted });

/** A line from point to point, with a dot where the part changed. */
export const lane = style({
  alignSelf: 'stretch',
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(50% - .5px)',
    inlineSize: '1px',
    background: color.border,
  },
});
export const dot = style({
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 4px)',
    insetInlineStart: 'calc(50% - 4px)',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    background: color.neutral,
  },
});
globalStyle(`${point}[aria-pressed="true"] ${dot}::after`, { background: color.accentText });

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s8,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: color.textMuted,
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space.s8 });
/** Read by screen readers only. */
export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
