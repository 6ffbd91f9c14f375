import { vars } from '../../theme/contract.css.ts';
import { media, part, state, within } from '../../theme/layered.ts';

const { color, space } = vars;
const one = 'minmax(0, 1fr)';

export const card = part({
  background: color.surface,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.middle}`,
  overflow: 'clip',
  overflowWrap: 'anywhere',
});

export const top = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: vars.inset.head,
  padding: `${space.s8} ${vars.inset.card}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  '@media': { [media.small]: { paddingInline: vars.inset.inner } },
});
export const service = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  fontWeight: 500,
  color: color.textSecondary,
});
export const serviceIcon = part({ color: color.textMuted });
export const change = part({
  minHeight: '24px',
  padding: '2px 6px',
  marginInlineStart: '-4px',
  border: 0,
  background: 'none',
  borderRadius: vars.radius.chip,
  font: vars.type.t13,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
export const risk = part({ marginInlineStart: 'auto' });

export const main = part({
  padding: vars.inset.card,
  '@media': { [media.small]: { padding: vars.inset.inner } },
});
export const title = part({ font: vars.type.t20, fontWeight: 600, letterSpacing: '-.005em' });
export const why = part({ marginBlockStart: '4px', color: color.textMuted, maxWidth: '66ch' });

export const columns = part({
  display: 'grid',
  gridTemplateColumns: one,
  gap: '20px 24px',
  marginBlockStart: space.s20,
  alignItems: 'start',
});
export const twoColumns = part({
  gridTemplateColumns: `${one} 288px`,
  gridTemplateRows: 'auto 1fr',
  '@media': { [media.small]: { gridTemplateColumns: one, gridTemplateRows: 'none' } },
});
export const proof = part({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { [media.small]: { gridColumn: 1, gridRow: 'auto' } },
});
export const plan = part({ display: 'grid', gridTemplateColumns: one, gap: space.s16 });

export const steps = part({ counterReset: 'step', display: 'grid', gap: '10px' });
export const step = part({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: `22px ${one}`,
  columnGap: '10px',
  color: color.textSecondary,
  textWrap: 'pretty',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: '20px',
      height: '20px',
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 ${vars.line.edge} ${color.border}`,
      font: vars.type.t12,
      fontWeight: 500,
      lineHeight: 1,
      color: color.textMuted,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
within(`${step} :is(b, strong)`, { color: color.text });

export const foot = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s8,
  paddingBlock: vars.inset.row,
  paddingInline: `${vars.inset.card} 12px`,
  borderBlockStart: `1px solid ${color.hairline}`,
  background: color.raised,
  '@media': { [media.small]: { paddingInline: vars.inset.inner } },
});
export const note = part({
  display: 'flex',
  gap: space.s8,
  alignItems: 'center',
  minHeight: vars.control.md,
  marginInlineEnd: 'auto',
  font: vars.type.t13,
  color: color.textMuted,
  minWidth: 0,
  '@media': { [media.small]: { flexBasis: '100%', minHeight: 'auto' } },
});
export const noteBad = part({ color: color.dangerText });
// On phones the buttons share the line and grow to a thumb's height.
export const action = state({
  '@media': { [media.small]: { flex: '1 1 auto', minHeight: vars.control.lg } },
});

export const confirm = part({
  margin: `0 ${vars.inset.card} ${vars.inset.card}`,
  padding: vars.inset.inner,
  borderRadius: vars.radius.inner,
  background: `color-mix(in srgb, ${color.riskHigh} 10%, ${color.surface})`,
  boxShadow: `inset 0 0 0 ${vars.line.edge} color-mix(in srgb, ${color.riskHigh} 55%, ${color.surface})`,
  '@media': {
    [media.small]: { margin: `0 ${vars.inset.inner} ${vars.inset.inner}` },
    [media.forced]: { border: '2px solid CanvasText' },
  },
});
export const confirmTitle = part({
  display: 'flex',
  gap: space.s8,
  alignItems: 'flex-start',
  marginBlockEnd: space.s12,
  font: vars.type.t14,
  fontWeight: 600,
  color: color.riskHighText,
});
export const confirmIcon = part({ marginBlockStart: '2px', color: color.riskHigh });
export const confirmActions = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  marginBlockStart: space.s16,
});
export const hint = part({
  font: vars.type.t13,
  color: color.textMuted,
  '@media': { [media.small]: { flexBasis: '100%' } },
});
