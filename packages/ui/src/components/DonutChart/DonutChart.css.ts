import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const body = part({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 420px)',
  alignItems: 'center',
  gap: space.s32,
  minHeight: '240px',
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space.s20 },
  },
});
export const ring = part({ position: 'relative', width: '180px', height: '180px' });
export const drawing = part({ width: '100%', height: '100%' });
export const sum = part({
  position: 'absolute',
  inset: '38px',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
});
export const total = part({ font: vars.type.t20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const totalLabel = part({ font: vars.type.t12, color: color.textMuted });
export const list = part({ minWidth: 0, width: '100%' });
export const line = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 3.5rem',
  alignItems: 'center',
  gap: space.s12,
  paddingBlock: vars.inset.line,
  borderBlockStart: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  color: color.textSecondary,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const value = part({ color: color.text, fontWeight: 500 });
export const share = part({ color: color.textMuted, textAlign: 'end' });
