import { vars } from '@saywright/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;
const columns = 'screen and (min-width: 1101px)';

/** The conversation alone, or with the pages of an app beside it; below it where there is less room. */
export const besides = styleVariants({
  nothing: {},
  pages: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    '@media': {
      [columns]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', alignItems: 'start' },
    },
  },
});

export const pages = style({
  '@media': { [columns]: { position: 'sticky', insetBlockStart: '84px' } },
});
