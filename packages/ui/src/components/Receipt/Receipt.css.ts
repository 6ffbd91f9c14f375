import { mark } from '../../internal/marks.css.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { muted } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part, within } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  background: color.sunken,
  border: `${vars.line.tinted} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  font: vars.type.t13,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const open = part({ boxShadow: `inset 0 0 0 ${vars.line.edge} ${color.border}` });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  padding: `${space.s12} ${space.s16}`,
});
within(`${head} > div`, { flex: '1 1 6rem', minWidth: 0 });
// Joined here so that the bundle holds one string.
export const proven = `${sign.mark} ${mark.success}`;
export const unproven = `${sign.mark} ${mark.warning}`;
export const list = part({ padding: '0 16px 12px' });
export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s12,
  paddingBlock: vars.inset.cell,
  borderBlockStart: `1px solid ${color.hairline}`,
});
within(`${line} > dt`, { flex: '1 1 6rem', minWidth: 0 });
const value = part({ marginInlineStart: 'auto', textAlign: 'end', fontWeight: 500 });
export const values = {
  plain: value,
  zero: `${muted} ${value}`,
  mono: part({ fontFamily: vars.family.mono }, value),
};

export const stub = part({
  position: 'relative',
  padding: `${space.s12} ${space.s16}`,
  borderBlockStart: `1px dashed ${color.border}`,
  color: color.textMuted,
  selectors: {
    '&::before, &::after': {
      content: '""',
      boxSizing: 'content-box',
      position: 'absolute',
      insetBlockStart: '-8px',
      width: '16px',
      height: '16px',
      borderRadius: vars.radius.full,
      background: color.surface,
    },
    '&::before': { insetInlineStart: '-8px' },
    '&::after': { insetInlineEnd: '-8px' },
  },
});
export const stubTitle = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  color: color.text,
  fontWeight: 600,
});
