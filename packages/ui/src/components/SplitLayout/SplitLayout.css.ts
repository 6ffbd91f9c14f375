import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { space } = vars;
const one = 'minmax(0, 1fr)';

export const root = part({
  display: 'grid',
  gridTemplateColumns: `${one} 336px`,
  gap: space.s24,
  alignItems: 'flex-start',
  '@media': { [media.medium]: { gridTemplateColumns: one } },
});
export const aside = part({
  display: 'grid',
  gap: space.s16,
  position: 'sticky',
  insetBlockStart: '84px',
  paddingBlock: space.s24,
  '@media': {
    [media.medium]: {
      position: 'static',
      paddingBlockStart: 0,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    },
  },
});
