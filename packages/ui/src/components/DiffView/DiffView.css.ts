import type { StyleRule } from '@vanilla-extract/css';
import { fine, note } from '../../internal/text.css.ts';
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
  gap: space.s8,
  minHeight: '40px',
  padding: '4px 12px',
  borderBlockEnd: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  overflowWrap: 'anywhere',
});
export const title = part({ fontFamily: vars.family.mono, color: color.text });
export const counts = part({ fontVariantNumeric: 'tabular-nums' }, fine);
export const action = part({ marginInline: 'auto -8px' });
export const empty = part({ padding: '8px 12px' }, note);
export const scroller = part({ overflowX: 'auto', outlineOffset: '-2px', direction: 'ltr' });
/** Query container that decides between unified and split layout. */
export const measured = part({ containerType: 'inline-size' });

// In the split view, each row is a grid on six columns: number, sign and text of old, then of new.
// Each half fills from the first line of its change, in CSS alone, so both views share one markup.
const split = (rule: StyleRule) => ({ '@container': { '(min-width: 56rem)': rule } });

export const table = part({
  font: vars.type.code,
  color: color.textSecondary,
  tabSize: 2,
  ...split({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content max-content minmax(0, 1fr))',
  }),
});
export const whole = part(split({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' }));
export const change = part(split({ gridAutoFlow: 'dense' }), whole);
export const heading = part(
  {
    padding: '4px 12px',
    background: color.surface,
    overflowWrap: 'anywhere',
    ...split({ gridColumn: '1 / -1' }),
  },
  fine,
);
const gutter = part({
  paddingInline: space.s8,
  verticalAlign: 'top',
  // Where texts may break anywhere, a number still stays on one line.
  whiteSpace: 'nowrap',
  userSelect: 'none',
});
export const number = part(
  {
    textAlign: 'end',
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    // A changed line has only one of the two numbers, so both can share a cell.
    ...split({ gridArea: '1 / 1' }),
  },
  gutter,
);
export const newSide = part(split({ gridColumn: 4 }));
export const sign = part({ position: 'relative', fontWeight: 600, ...split({ gridArea: '1 / 2' }) }, gutter);

const lines = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
export const kinds = parts(
  {
    added: { background: ground(color.success), ...split({ gridColumn: '4 / 7' }) },
    removed: { background: ground(color.danger), ...split({ gridColumn: '1 / 4' }) },
    context: split({
      selectors: {
        '&::after': {
          ...lines,
          // Visible, but not read twice by screen readers.
          content: ['attr(data-text)', 'attr(data-text) / ""'],
          gridArea: '1 / 6',
          padding: '1px',
          paddingInlineEnd: space.s12,
          unicodeBidi: 'plaintext',
        },
      },
    }),
  },
  whole,
);
/** Takes the width left by numbers and signs. */
export const text = part({
  width: '100%',
  paddingInlineEnd: space.s12,
  whiteSpace: 'pre',
  unicodeBidi: 'plaintext',
  ...split({ ...lines, gridArea: '1 / 3' }),
});
export const more = part({
  padding: space.s8,
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'center',
});
