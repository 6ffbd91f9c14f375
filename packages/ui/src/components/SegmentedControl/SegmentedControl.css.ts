import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ minWidth: 0, padding: 0, border: 0 });
export const label = part({
  padding: 0,
  marginBlockEnd: vars.space.s6,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textSecondary,
});

export const track = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  maxWidth: '100%',
  padding: '2px',
  background: color.sunken,
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.inner,
});

export const segment = part({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '44px',
  maxWidth: '100%',
  padding: '0 12px',
  borderRadius: vars.radius.field,
  color: color.textMuted,
  fontWeight: 500,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      background: color.hover,
      color: color.text,
      fontWeight: 600,
      boxShadow: `inset 0 0 0 ${vars.line.edge} ${color.accentText}`,
    },
    '&:has(:disabled)': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px' },
    [media.forced]: {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});

export const sizes = parts({
  sm: { minHeight: '24px', font: vars.type.t13 },
  md: { minHeight: `calc(${vars.control.md} - 4px)`, font: vars.type.t14 },
});

// The input covers its label, so the whole segment is the target and shows the focus ring.
export const input = part({ appearance: 'none', position: 'absolute', inset: 0, cursor: 'inherit' });
