import { vars } from '@saywright/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;
const columns = 'screen and (min-width: 1101px)';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 } as const;

/** The conversation alone, or with the pages of an app beside it; below it where there is less room. */
export const besides = styleVariants({
  nothing: one,
  pages: {
    ...one,
    '@media': {
      [columns]: {
        gridTemplateColumns: 'minmax(0, 1fr) 27rem',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
      },
    },
  },
});

export const pages = style({
  '@media': {
    [columns]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', insetBlockStart: '84px' },
  },
});
