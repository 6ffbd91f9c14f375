import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1101px)';
const { color, space, type } = vars;

export const hero = style({
  display: 'grid',
  gap: space.s32,
  alignItems: 'end',
  paddingBlock: `${space.s80} ${space.s48}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
});

export const headline = style({
  font: type.t36,
  fontWeight: 600,
  letterSpacing: '-.02em',
  '@media': {
    'screen and (min-width: 721px)': { font: type.t48, fontWeight: 600 },
    [wide]: { font: type.t64, fontWeight: 600 },
  },
});

export const pitch = style({ display: 'grid', gap: space.s16 });
export const lead = style({ font: type.t18, color: color.textSecondary });
export const note = style({ font: type.t14, color: color.textMuted });

export const section = style({ paddingBlock: space.s80, display: 'grid', gap: space.s32 });
export const sectionHead = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
});
export const sectionTitle = style({ font: type.t36, fontWeight: 600, letterSpacing: '-.02em' });
export const feature = style({
  display: 'grid',
  gap: space.s8,
  alignContent: 'start',
  color: color.accentText,
});
export const featureTitle = style({ font: type.t16, fontWeight: 600, color: color.text });
