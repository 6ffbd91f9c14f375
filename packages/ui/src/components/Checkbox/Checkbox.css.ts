import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, state } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  minHeight: '24px',
  font: vars.type.t14,
  fontWeight: 500,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: '44px', paddingBlock: '12px' } },
});

const box = part({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '1px 0 0',
  border: `max(1.5px, ${vars.line.edge}) solid ${color.borderStrong}`,
  background: color.sunken,
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:disabled': { borderColor: color.border },
    '&:disabled:checked': { background: color.textDisabled, borderColor: color.textDisabled },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});

export const marks = parts(
  {
    checkbox: {
      borderRadius: vars.radius.chip,
      selectors: {
        '&:checked::after': {
          content: '""',
          width: '7px',
          height: '3px',
          border: `solid ${color.onAccent}`,
          borderWidth: '0 0 2px 2px',
          transform: 'translateY(-1px) rotate(-45deg)',
        },
      },
    },
    radio: {
      selectors: {
        '&, &:focus-visible': { borderRadius: vars.radius.full },
        '&:checked::after': {
          content: '""',
          width: '8px',
          height: '8px',
          borderRadius: vars.radius.full,
          background: color.onAccent,
        },
      },
    },
  },
  box,
);

export const invalid = state({ borderColor: color.danger });
export const off = state({ color: color.textDisabled, cursor: 'not-allowed' });
export const text = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const description = part({
  display: 'block',
  font: vars.type.t13,
  fontWeight: 400,
  color: color.textMuted,
});
