import { pill } from '../../internal/pill.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  color: color.textMuted,
});
export const select = part(
  {
    appearance: 'none',
    fieldSizing: 'content',
    paddingInlineEnd: space.s32,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' } },
  },
  pill,
);
export const small = part({ minHeight: vars.control.sm });
export const withIcon = part({ paddingInlineStart: space.s32 });
const over = part({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
export const icon = part({ insetInlineStart: '12px' }, over);
export const arrow = part({ insetInlineEnd: '12px' }, over);
