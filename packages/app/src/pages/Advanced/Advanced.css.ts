import { vars } from '@saywright/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const wide = 'screen and (min-width: 1101px)';
const small = 'screen and (max-width: 720px)';

/** A wide column followed by a narrow one. */
export const columns = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 384px' } },
});

export const muted = style({ font: type.t13, color: color.textMuted });

/** List items separated by a hairline. */
export const lines = style({ display: 'grid' });
globalStyle(`${lines} > li`, {
  minWidth: 0,
  paddingBlock: space.s16,
  borderBlockStart: `1px solid ${color.hairline}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${lines} > li:first-child`, { borderBlockStart: 0, paddingBlockStart: 0 });
globalStyle(`${lines} > li:last-child`, { paddingBlockEnd: 0 });

export const name = style({ font: type.t14, fontWeight: 600, overflowWrap: 'anywhere' });

export const fields = style({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wholeRow = style({ gridColumn: '1 / -1' });
