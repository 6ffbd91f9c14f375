import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

const wide = 'screen and (min-width: 1101px)';

/** Beside the form if there is room; sticky while fields are edited. */
export const preview = style({
  minWidth: 0,
  '@media': {
    [wide]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', insetBlockStart: space.s80 },
  },
});

export const field = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: space.s12,
});
export const legend = style({ padding: 0, marginBlockEnd: space.s8, font: type.t14, fontWeight: 600 });
export const fieldEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
});

export const words = style({
  flex: '1 1 14rem',
  display: 'grid',
  gap: space.s4,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ font: type.t16, fontWeight: 600 });

export const file = style({ display: 'grid', gap: space.s6, minWidth: 0 });
export const fileLabel = style({ font: type.t13, fontWeight: 500, color: color.textSecondary });
export const fileInput = style({ maxWidth: '100%', minWidth: 0, color: color.textMuted, font: type.t13 });

export const place = style({ outline: 0 });
export const saved = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `${space.s8} ${space.s16}`,
});
/** A long description is cut after three lines; the exported file has all of it. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const actions = style({ display: 'flex', gap: space.s8, alignItems: 'center' });
