import { mark } from '../../internal/marks.css.ts';
import { apart } from '../../internal/rows.css.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part, state, within } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  padding: `${vars.inset.row} ${vars.inset.inner}`,
});
export const clear = part({ marginInline: 'auto -10px' });
export const empty = part({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s8,
  padding: space.s24,
  font: vars.type.t13,
  color: color.textMuted,
});
export const row = part({
  borderBlockStart: `1px solid ${color.hairline}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 99px',
});
export const item = part({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s12,
  padding: `${vars.inset.row} ${vars.inset.inner}`,
  outlineOffset: '-2px',
});
within(`${item} > div`, { flex: '1 1 7rem', minWidth: 0 });
export const unread = part({
  selectors: {
    '&:hover': { background: color.hover },
    '&::before': {
      content: '""',
      boxSizing: 'content-box',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${color.accentText}`,
    },
  },
});
// Joined here so that the bundle holds one string.
export const marks = {
  success: `${sign.mark} ${mark.success}`,
  info: `${sign.mark} ${mark.info}`,
  warning: `${sign.mark} ${mark.warning}`,
  danger: `${sign.mark} ${mark.danger}`,
};
export const seen = state({ fontWeight: 500, color: color.textSecondary });
// Above the button stretched over the row.
export const dismiss = part({ position: 'relative', margin: '-4px' });
export const foot = part({ marginBlockStart: space.s4 }, apart);
export const more = part({
  display: 'flex',
  justifyContent: 'center',
  padding: space.s8,
  borderBlockStart: `1px solid ${color.hairline}`,
});
