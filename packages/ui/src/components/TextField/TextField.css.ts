import { note } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  overflowWrap: 'anywhere',
});

export const label = part({
  display: 'flex',
  gap: space.s8,
  justifyContent: 'space-between',
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textSecondary,
});

export const optional = note;

export const input = part({
  width: '100%',
  minHeight: vars.control.md,
  padding: '0 12px',
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  background: color.sunken,
  color: color.text,
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
  '@media': {
    [media.coarse]: {
      minHeight: vars.control.lg,
      fontSize: '1rem',
      // 16 px text keeps iOS from zooming; the placeholder keeps the normal size.
      selectors: { '&::placeholder': { fontSize: '0.875rem' } },
    },
  },
});

export const invalid = state({
  borderColor: color.danger,
  boxShadow: `0 0 0 ${vars.line.edge} ${color.danger}`,
});
export const disabled = state({
  color: color.textDisabled,
  borderColor: color.border,
  cursor: 'not-allowed',
});

export const line = part({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const withStart = part({ paddingInlineStart: '36px' });
export const withEnd = part({
  paddingInlineEnd: '3rem',
  selectors: { '&::-webkit-search-cancel-button': { appearance: 'none' } },
});
const over = part({ position: 'absolute', insetBlock: 0, display: 'grid', placeItems: 'center' });
export const start = part({ insetInlineStart: '12px', color: color.textMuted, pointerEvents: 'none' }, over);
export const end = part({ insetInlineEnd: '4px' }, over);

export const description = note;

export const error = part({
  display: 'flex',
  gap: space.s6,
  font: vars.type.t13,
  color: color.dangerText,
});

export const errorMark = part({ marginBlockStart: '2px' });
