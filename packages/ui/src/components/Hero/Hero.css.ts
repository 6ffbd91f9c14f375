import { vars } from '../../theme/contract.css.ts';
import { container, part } from '../../theme/layered.ts';

const { color, space, type } = vars;
const heading = (font: string) => ({ font, fontWeight: 600 });

const wide = '(min-width: 64rem)';
const middle = '(min-width: 44rem)';

export const root = part({
  ...container,
  paddingBlock: `clamp(${space.s40}, 7%, ${space.s80}) clamp(${space.s32}, 4%, ${space.s48})`,
  overflowWrap: 'anywhere',
});
export const top = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  alignItems: 'end',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 33.5rem' } },
});
export const eyebrow = part({ marginBlockEnd: space.s16 });
export const title = part({
  ...heading(type.t36),
  letterSpacing: vars.track.t36,
  '@container': { [middle]: heading(type.t48), [wide]: heading(type.t64) },
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
