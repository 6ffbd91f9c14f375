import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1101px)';
const { color, space, type } = vars;

export const lead = style({ font: type.t18, color: color.textSecondary });

export const section = style({ paddingBlockStart: space.s80, display: 'grid', gap: space.s32 });
export const sectionHead = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 33.5rem', columnGap: space.s40 } },
});
export const sectionTitle = style({
  font: type.t30,
  fontWeight: 600,
  letterSpacing: '-.02em',
  '@media': { 'screen and (min-width: 721px)': { font: type.t36, fontWeight: 600 } },
});

export const phase = style({ font: type.t12, color: color.textMuted });

export const closing = style({
  display: 'grid',
  gap: space.s16,
  justifyItems: 'start',
  paddingBlock: space.s80,
});

/** As high as the empty chat, so that nothing moves when it loads. */
export const trial = style({
  minHeight: '448px',
  '@media': { 'screen and (min-width: 721px)': { minHeight: '428px' }, [wide]: { minHeight: '378px' } },
});
