import { vars } from '../../theme/contract.css.ts';
import { container, part, parts } from '../../theme/layered.ts';

const wide = '(min-width: 43rem)';

export const root = part({ ...container, paddingBlock: vars.space.s24, overflowWrap: 'anywhere' });
export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s12} ${vars.space.s16}`,
});
const title = part({ letterSpacing: vars.track.t24, minWidth: 0 });
export const sizes = parts(
  {
    lg: {
      font: vars.type.t24,
      fontWeight: 600,
      '@container': { [wide]: { font: vars.type.t30, fontWeight: 600 } },
    },
    md: { font: vars.type.t24, fontWeight: 600 },
  },
  title,
);
export const text = part({
  marginBlockStart: vars.space.s4,
  color: vars.color.textMuted,
  maxWidth: '66ch',
});
export const end = part({ '@container': { [wide]: { marginInlineStart: 'auto' } } });
