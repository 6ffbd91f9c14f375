import { fine } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part, within } from '../../theme/layered.ts';

const { color, space } = vars;

export const body = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s24,
  minHeight: '240px',
});
// Centred when alone in its row.
export const ring = part({ position: 'relative', width: '11.25rem', marginInline: 'auto' });
export const sum = part({
  position: 'absolute',
  inset: '21%',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
});
export const total = part({ font: vars.type.t20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
// The chart frame already loads the style sheet of this class.
export const totalLabel = fine;
// With large text the legend needs the full width and wraps below the ring.
export const list = part({ flex: '1 1 14rem', minWidth: 0 });
export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s12,
  paddingBlock: vars.inset.line,
  borderBlockStart: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  color: color.textSecondary,
  fontVariantNumeric: 'tabular-nums',
});
within(`${line} > :nth-child(2)`, { flex: '1 1 6rem', minWidth: 0 });
export const value = part({ color: color.text, fontWeight: 500 });
export const share = part({
  width: '3.5rem',
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: color.textMuted,
});
