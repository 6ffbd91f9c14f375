import { media, part, parts } from '../../theme/layered.ts';

export const root = part({
  width: 'calc(100% - 48px)',
  minWidth: 0,
  marginInline: 'auto',
  '@media': { [media.small]: { width: 'calc(100% - 32px)' } },
});

export const widths = parts({
  home: { maxWidth: '1200px' },
  narrow: { maxWidth: '520px' },
  wide: { maxWidth: '1312px' },
});
