import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const body = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s20} ${space.s32}`,
  minHeight: '240px',
  '@media': { [media.small]: { justifyContent: 'center' } },
});
export const ring = part({ position: 'relative', width: '11.25rem', maxWidth: '100%', aspectRatio: 1 });
export const drawing = part({ width: '100%', height: '100%' });
export const sum = part({
  position: 'absolute',
  inset: '21%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
});
export const total = part({ font: vars.type.t20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const totalLabel = part({ font: vars.type.t12, color: color.textMuted });
// Large letters need the whole width; the list then goes below the ring.
export const list = part({ flex: '1 1 14rem', minWidth: 0, maxWidth: '420px' });
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
