import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space, type } = vars;
const heading = (font: string) => ({ font, fontWeight: 600 });

export const root = part({
  paddingBlock: `${space.s80} ${space.s48}`,
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { paddingBlock: `${space.s40} ${space.s32}` } },
});
export const top = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 33.5rem',
  gap: space.s24,
  alignItems: 'end',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const eyebrow = part({ marginBlockEnd: space.s16 });
export const title = part({
  ...heading(type.t64),
  letterSpacing: vars.track.t36,
  '@media': { [media.medium]: heading(type.t48), [media.small]: heading(type.t36) },
});
export const pitch = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 });
export const text = part({
  font: type.t18,
  color: color.textSecondary,
  maxWidth: '66ch',
  textWrap: 'pretty',
});
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });
export const stage = part({ marginBlockStart: space.s48 });
