import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color } = vars;

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
export const head = part({ display: 'flex', gap: '10px', padding: '14px 16px 12px', color: color.textMuted });
export const marks = parts({ ok: { color: color.success }, open: { color: color.warning } });
export const mark = part({ paddingBlockStart: '1px' });
export const title = part({ display: 'block', font: vars.type.t14, fontWeight: 600, color: color.text });
export const list = part({ padding: '0 16px 12px' });
export const line = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlock: vars.inset.cell,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const label = part({ color: color.textMuted });
export const value = part({ marginInlineStart: 0, textAlign: 'end' });
export const values = parts({
  plain: { color: color.text, fontWeight: 500 },
  zero: { color: color.textMuted },
  mono: { color: color.text, fontWeight: 500, fontFamily: vars.family.mono, fontSize: '.92em' },
});

const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-8px',
  width: '14px',
  height: '14px',
  borderRadius: '50%',
  background: color.surface,
} as const;

export const stub = part({
  position: 'relative',
  borderBlockStart: `1.5px dashed ${color.border}`,
  padding: '12px 16px 14px',
  color: color.textMuted,
  selectors: {
    '&::before': { ...notch, insetInlineStart: '-8px' },
    '&::after': { ...notch, insetInlineEnd: '-8px' },
  },
});
export const stubTitle = part({
  display: 'flex',
  gap: '7px',
  alignItems: 'center',
  marginBlockEnd: '2px',
  color: color.text,
  fontWeight: 600,
});
