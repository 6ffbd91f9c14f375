import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  background: color.raised,
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  selectors: {
    '&:focus-within': {
      borderColor: color.focus,
      boxShadow: `0 0 0 ${vars.line.edge} ${color.focus}, ${vars.shadow.high}`,
    },
  },
});

export const input = part({
  display: 'block',
  width: '100%',
  minHeight: '56px',
  // Eight lines of 24 px and the padding above and below.
  maxHeight: 'calc(8 * 1.5rem + 18px)',
  padding: '14px 16px 4px',
  border: 0,
  background: 'none',
  resize: 'none',
  font: vars.type.t16,
  outline: 0,
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
  '@media': {
    [media.small]: { minHeight: '36px', paddingBlock: '6px' },
    [media.forced]: { outline: 'revert' },
  },
});

export const foot = part({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.s8,
  padding: '6px 8px 8px',
});
export const slot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  flex: 1,
  minWidth: 0,
});
export const hint = part({ font: vars.type.t12, color: color.textMuted, paddingInlineStart: '8px' });
