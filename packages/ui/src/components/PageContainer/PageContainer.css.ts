import { media, part, parts } from '../../theme/layered.ts';

export const root = part({ marginInline: 'auto', minWidth: 0 });

export const widths = parts({
  home: { width: 'min(1200px, 100% - 48px)', '@media': { [media.small]: { width: 'calc(100% - 32px)' } } },
  narrow: { width: 'min(520px, 100% - 48px)', '@media': { [media.small]: { width: 'calc(100% - 32px)' } } },
  wide: { width: 'min(1312px, 100% - 48px)', '@media': { [media.small]: { width: 'calc(100% - 32px)' } } },
});
