import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

const { color } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  overflowWrap: 'anywhere',
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s12,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textSecondary,
});
export const value = part({ minWidth: 0, color: color.text, fontVariantNumeric: 'tabular-nums' });

const rail = {
  height: '6px',
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: `linear-gradient(calc(90deg * ${side}), var(--fill) var(--share), ${color.sunken} 0)`,
} as const;

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '20px',
  height: '20px',
  border: '2px solid var(--fill)',
  borderRadius: vars.radius.full,
  background: '#fff',
  boxShadow: vars.shadow.low,
} as const;

export const input = part({
  vars: { '--fill': color.accent },
  appearance: 'none',
  width: '100%',
  height: '28px',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': rail,
    '&::-moz-range-track': rail,
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: '-8px' },
    '&::-moz-range-thumb': thumb,
  },
  '@media': {
    [media.coarse]: { height: '44px' },
    [media.forced]: { appearance: 'auto' },
  },
});

export const disabled = state({
  vars: { '--fill': color.textDisabled },
  cursor: 'not-allowed',
});
