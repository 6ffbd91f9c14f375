import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, state } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s8,
  minHeight: '24px',
  font: vars.type.t14,
  fontWeight: 500,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: '44px', paddingBlock: '12px' } },
});

// Filled with its own colour when checked.
const box = part({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  background: color.sunken,
  color: color.accent,
  selectors: {
    '&:disabled': { borderColor: color.border, color: color.textDisabled },
    '&:checked': { background: 'currentColor', borderColor: 'currentColor' },
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
          boxSizing: 'content-box',
          width: '8px',
          height: '4px',
          marginBlockEnd: '2px',
          border: `solid ${color.onAccent}`,
          borderWidth: '0 0 2px 2px',
          transform: 'rotate(-45deg)',
        },
      },
    },
    radio: {
      borderRadius: vars.radius.full,
      selectors: { '&:checked': { borderWidth: '6px', background: color.onAccent } },
    },
  },
  box,
);

export const invalid = state({ borderColor: color.danger });
export const disabled = state({ color: color.textDisabled, cursor: 'not-allowed' });
export const text = part({ overflowWrap: 'anywhere' });
export const description = part({ display: 'block' });
