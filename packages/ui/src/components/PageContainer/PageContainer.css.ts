import { part, parts } from '../../theme/layered.ts';

export const root = part({
  width: 'calc(100% - clamp(32px, 6%, 48px))',
  minWidth: 0,
  marginInline: 'auto',
});

export const widths = parts({
  home: { maxWidth: '1200px' },
  narrow: { maxWidth: '520px' },
  wide: { maxWidth: '1312px' },
});
