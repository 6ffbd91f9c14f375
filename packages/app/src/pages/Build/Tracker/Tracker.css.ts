import { vars } from '@saywright/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = vars;

const wide = 'screen and (min-width: 1101px)';

/** The actions come first on a phone, and sit beside the list if there is room. */
export const columns = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 264px' } },
});
globalStyle(`${columns} > :first-child`, { '@media': { [wide]: { gridColumn: 2, gridRow: 1 } } });

export const list = style({ display: 'grid', gap: space.s12, minWidth: 0 });
globalStyle(`${list} > li`, { minWidth: 0 });

export const card = style({ display: 'grid', gap: space.s8, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'grid',
  gap: `${space.s8} ${space.s16}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(130px, 100%), 1fr))',
  font: type.t13,
});
globalStyle(`${facts} dt`, { color: color.textMuted });
globalStyle(`${facts} dd`, { fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'grid', gap: space.s8 });
export const fields = style({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { 'screen and (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const whole = style({ gridColumn: '1 / -1' });
