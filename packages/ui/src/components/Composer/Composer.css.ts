import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  background: color.raised,
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  selectors: {
    '&:focus-within': { outline: `${vars.line.focus} solid ${color.focus}` },
  },
});

export const input = part({
  display: 'block',
  width: '100%',
  // Eight lines of 24 px plus padding.
  maxHeight: '13rem',
  padding: '12px 16px',
  border: 0,
  background: 'none',
  resize: 'none',
  font: vars.type.t16,
  outline: 0,
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
  '@media': { [media.small]: { paddingBlock: space.s8 } },
});

export const foot = part({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.s8,
  padding: space.s8,
});
export const slot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  flex: 1,
  minWidth: 0,
});
export const hint = part({ paddingInlineStart: space.s8 });
