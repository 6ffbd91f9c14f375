import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

export const root = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '12px 16px',
  paddingBlock: '28px 24px',
  '@media': { [media.small]: { paddingBlock: '20px' } },
});

export const title = part({
  fontWeight: 600,
  letterSpacing: vars.track.t24,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const sizes = parts({
  lg: {
    font: vars.type.t30,
    fontWeight: 600,
    '@media': { [media.small]: { font: vars.type.t24, fontWeight: 600 } },
  },
  md: { font: vars.type.t24, fontWeight: 600 },
});
export const text = part({
  order: 1,
  flexBasis: '100%',
  color: vars.color.textMuted,
  // A width limit would let the text move up beside the title.
  paddingInlineEnd: 'max(0px, calc(100% - 70ch))',
  marginBlockStart: '-8px',
});
export const end = part({
  marginInlineStart: 'auto',
  '@media': { [media.small]: { order: 2, marginInlineStart: 0, flexBasis: '100%' } },
});
