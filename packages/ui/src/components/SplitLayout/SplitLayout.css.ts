import { media, part } from '../../theme/layered.ts';

const one = 'minmax(0, 1fr)';

export const root = part({
  display: 'grid',
  gridTemplateColumns: `${one} 336px`,
  gap: '32px',
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: one }, [media.small]: { gap: '24px' } },
});
export const main = part({ minWidth: 0 });
export const aside = part({
  display: 'grid',
  gap: '16px',
  position: 'sticky',
  insetBlockStart: '84px',
  paddingBlock: '28px 24px',
  '@media': {
    [media.medium]: {
      position: 'static',
      paddingBlock: '0 24px',
      gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    },
    [media.small]: { gridTemplateColumns: one },
  },
});
