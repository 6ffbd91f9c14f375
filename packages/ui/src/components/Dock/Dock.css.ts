import { vars } from '../../theme/contract.css.ts';
import { container, media, part } from '../../theme/layered.ts';
import { tourHeight } from '../TourOverlay/dock.ts';

export const root = part({
  ...container,
  position: 'sticky',
  insetBlockEnd: `var(${tourHeight}, 0px)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
  paddingBlock: `${vars.space.s24} ${vars.space.s12}`,
  zIndex: vars.layer.sticky,
  selectors: {
    '&::before': {
      content: '""',
      boxSizing: 'content-box',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `${vars.color.page} fixed`,
      maskImage: 'linear-gradient(transparent, #000 24px)',
    },
    // On a card, the card's background shows through.
    '[data-kit="Card"] &::before': { background: vars.color.surface },
  },
  '@media': { [media.forced]: { background: 'Canvas' } },
});
export const notes = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});
export const second = part({ '@container': { '(max-width: 43rem)': { display: 'none' } } });
