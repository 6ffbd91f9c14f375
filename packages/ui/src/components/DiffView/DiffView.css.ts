import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color, space } = vars;
const ground = (mark: string): string => `color-mix(in srgb, ${mark} ${vars.tint.status}, ${color.sunken})`;

export const root = part({
  minWidth: 0,
  background: color.sunken,
  border: `${vars.line.tinted} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  minHeight: '40px',
  padding: '6px 14px',
  borderBlockEnd: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  overflowWrap: 'anywhere',
});
export const title = part({ minWidth: 0, fontFamily: vars.family.mono, color: color.text });
export const counts = part({
  font: vars.type.t12,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const action = part({ marginInlineStart: 'auto', marginInlineEnd: '-8px' });
export const empty = part({ padding: '16px 14px', font: vars.type.t13, color: color.textMuted });
export const scroller = part({
  overflowX: 'auto',
  outlineOffset: '-2px',
  direction: 'ltr',
  textAlign: 'start',
});
/** Its width decides between one column and two; without it there is one. */
export const measured = part({ containerType: 'inline-size' });

// Side by side, every row is a grid on the six columns of the table: number, sign and text of the old, then of the new.
// The rows of one change fill the two halves each from its first line on; styles alone do it, so both views are one page.
const split = (rule: StyleRule) => ({ '@container': { '(min-width: 900px)': rule } });
const inRow = { display: 'grid', gridTemplateColumns: 'subgrid' } as const;
const full = { ...inRow, gridColumn: '1 / -1' } as const;

export const table = part({
  font: vars.type.code,
  color: color.textSecondary,
  ...split({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content max-content minmax(0, 1fr))',
  }),
});
export const change = part(split({ ...full, gridAutoFlow: 'dense' }));
export const whole = part(split(full));
export const heading = part({
  padding: '6px 14px',
  background: color.surface,
  font: vars.type.t12,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  ...split({ gridColumn: '1 / -1', whiteSpace: 'normal', overflowWrap: 'anywhere' }),
});
export const number = part({
  width: '1%',
  minWidth: '4ch',
  paddingInline: '10px 4px',
  textAlign: 'end',
  verticalAlign: 'top',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  // Only one of the two numbers of a changed line is there, so both may have one place.
  ...split({ gridArea: '1 / 1', width: 'auto' }),
});
export const newSide = part(split({ gridColumn: 4 }));
export const sign = part({
  position: 'relative',
  width: '1%',
  paddingInline: '10px 8px',
  verticalAlign: 'top',
  fontWeight: 600,
  userSelect: 'none',
  ...split({ gridArea: '1 / 2', width: 'auto' }),
});
export const signs = parts({
  added: { color: color.successText },
  removed: { color: color.dangerText },
  context: {},
});

const lines = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  paddingBlock: '1px',
} as const;
export const kinds = parts({
  added: {
    background: ground(color.success),
    color: color.text,
    ...split({ ...inRow, gridColumn: '4 / 7' }),
  },
  removed: {
    background: ground(color.danger),
    color: color.text,
    ...split({ ...inRow, gridColumn: '1 / 4' }),
  },
  context: split({
    ...full,
    selectors: {
      '&::after': {
        ...lines,
        // Seen, not read a second time.
        content: ['attr(data-text)', 'attr(data-text) / ""'],
        gridArea: '1 / 6',
        paddingInlineEnd: '14px',
        tabSize: 2,
        unicodeBidi: 'plaintext',
      },
    },
  }),
});
export const text = part({
  paddingBlock: '1px',
  paddingInline: '0 14px',
  whiteSpace: 'pre',
  tabSize: 2,
  unicodeBidi: 'plaintext',
  ...split({ ...lines, gridArea: '1 / 3' }),
});
export const more = part({
  display: 'flex',
  justifyContent: 'center',
  padding: space.s6,
  borderBlockStart: `1px solid ${color.hairline}`,
});
