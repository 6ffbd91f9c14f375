import { vars } from '../../theme/contract.css.ts';
import { container, media, part, within } from '../../theme/layered.ts';
import * as base from '../DataTable/DataTable.css.ts';

const { color, space } = vars;

/** Where a row is a card, each cell with the label of its column. */
const narrow = '(max-width: 36rem)';
const inCards = (rule: Parameters<typeof part>[0]) => ({ '@container': { [narrow]: rule } });

export const root = part({ ...container, minWidth: 0 });
export const bar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minHeight: vars.control.md,
  marginBlockEnd: space.s8,
});
export const bulk = part({
  paddingInline: space.s12,
  borderRadius: vars.radius.field,
  background: color.current,
  '@media': { [media.forced]: { border: '1px solid Highlight' } },
});
// Rows are measured as they come into view, which must not move what is seen.
export const scroller = part({ overflowX: 'auto', overflowAnchor: 'none' });

export const table = part({ ...inCards({ display: 'block' }) }, base.table);
within(`${table} > caption`, inCards({ display: 'block' }));
export const fixed = part({ tableLayout: 'fixed' });
export const heads = part(inCards({ display: 'block' }));
export const rows = heads;
export const headRow = part(
  inCards({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s12}` }),
);
export const head = part(
  { background: color.surface, ...inCards({ padding: 0, width: 'auto !important' }) },
  base.head,
);
/** Without a control, so that a list of cards does not need it. */
export const silent = part(inCards({ display: 'none' }));

export const row = part({
  '@media': {
    [media.forced]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
  ...inCards({
    position: 'relative',
    display: 'block',
    paddingBlock: space.s8,
    borderBlockStart: `1px solid ${color.hairline}`,
  }),
});
within(`${row}:hover > *`, { background: color.hover });
within(`${row}[aria-selected="true"] > *`, { background: color.current });
export const cell = part(
  {
    verticalAlign: 'middle',
    outlineOffset: '-2px',
    background: color.surface,
    ...inCards({
      // Contains the label.
      display: 'flow-root',
      maxWidth: 'none',
      minWidth: 0,
      padding: '2px 0',
      paddingInlineStart: '40%',
      border: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
      selectors: {
        '&::before': {
          content: 'attr(data-label)',
          boxSizing: 'border-box',
          float: 'inline-start',
          width: '100%',
          maxWidth: '62%',
          marginInlineStart: '-66.7%',
          paddingInlineEnd: space.s8,
          color: color.textMuted,
          fontWeight: 400,
        },
      },
    }),
  },
  base.cell,
);
export const first = part({
  fontWeight: 500,
  color: color.text,
  ...inCards({
    paddingInline: 0,
    selectors: { '&::before': { content: 'none' } },
  }),
});
export const end = part({ textAlign: 'end', ...inCards({ textAlign: 'start' }) });
export const mono = part({ fontFamily: vars.family.mono });

export const pressable = part({
  cursor: 'text',
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${color.border}` } },
});

export const select = part({
  width: '2.5rem',
  padding: 0,
  verticalAlign: 'middle',
  background: color.surface,
  ...inCards({ border: 0 }),
});
within(`${row} > .${select}`, {
  borderBlockStart: `1px solid ${color.hairline}`,
  '@container': { [narrow]: { position: 'absolute', insetInlineEnd: 0, border: 0 } },
});
export const target = part({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  minHeight: '2rem',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
/** Some rows are selected. */
export const box = part({
  selectors: {
    '&:indeterminate': { background: 'currentColor', borderColor: 'currentColor' },
    '&:indeterminate::after': {
      content: '""',
      boxSizing: 'content-box',
      width: '10px',
      height: '2px',
      margin: 0,
      border: 0,
      background: color.onAccent,
      transform: 'none',
    },
  },
});
export const actions = part({
  width: '1px',
  padding: 0,
  verticalAlign: 'middle',
  background: color.surface,
  borderBlockStart: `1px solid ${color.hairline}`,
  ...inCards({ display: 'block', width: 'auto', border: 0 }),
});
export const buttons = part({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.s4,
  ...inCards({ flexWrap: 'wrap', justifyContent: 'flex-start' }),
});
export const whole = part({ ...inCards({ display: 'block', border: 0 }) }, base.whole);
export const gap = part({ padding: 0, border: 0, ...inCards({ display: 'block' }) });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s8,
  marginBlockStart: space.s12,
});

export const actionsHead = part({});
// Fixed columns get their width from the header: here, that of three small buttons.
within(`${fixed} .${actionsHead}`, { width: '6.5rem' });

export const sticky = part({});
within(`${sticky} thead`, {
  background: color.surface,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  boxShadow: `0 1px ${color.hairline}`,
});
export const selectable = part({});
export const stickyFirst = part({});
const wide = '(min-width: 36.01rem)';
within(`${stickyFirst} :is(.${first}, .${select})`, {
  '@container': { [wide]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 } },
});
within(`.${stickyFirst}.${selectable} .${first}`, {
  '@container': { [wide]: { insetInlineStart: '2.5rem' } },
});
// Beside the checkbox of a card.
within(`.${selectable} .${row} > .${first}`, inCards({ paddingInlineEnd: '2.75rem' }));
