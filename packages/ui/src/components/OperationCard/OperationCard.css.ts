import { vars } from '../../theme/contract.css.ts';
import { container, media, part, within } from '../../theme/layered.ts';

const { color, space } = vars;
const one = 'minmax(0, 1fr)';

export const card = part({
  ...container,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.middle}`,
  overflow: 'clip',
  overflowWrap: 'anywhere',
});
within(`${card} > *`, {
  '@container': { '(max-width: 32rem)': { vars: { [vars.inset.card]: vars.inset.inner } } },
});

export const top = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minHeight: vars.inset.head,
  padding: `${space.s8} ${vars.inset.card}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const service = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textSecondary,
});
export const change = part({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  font: vars.type.t13,
  color: color.link,
  textDecoration: 'underline',
  '@media': { [media.coarse]: { minHeight: '44px' } },
});

export const main = part({ padding: vars.inset.card });
export const title = part({ font: vars.type.t20, fontWeight: 600 });
export const why = part({ marginBlockStart: space.s4, color: color.textMuted, maxWidth: '66ch' });

export const reading = part({
  padding: `10px ${vars.inset.card}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const columns = part({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s20,
  marginBlockStart: space.s20,
});
const wide = '(min-width: 40rem)';
export const twoColumns = part({
  '@container': { [wide]: { gridTemplateColumns: `${one} 18rem`, gridTemplateRows: 'auto 1fr' } },
});
export const proof = part({ '@container': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } } });
export const plan = part({
  display: 'grid',
  gridTemplateColumns: one,
  alignContent: 'start',
  gap: space.s16,
});

export const steps = part({ display: 'grid', gap: space.s12 });
// A counter without a reset restarts in every list.
export const step = part({
  counterIncrement: 'step',
  display: 'flex',
  gap: space.s12,
  color: color.textSecondary,
  textWrap: 'pretty',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      boxSizing: 'border-box',
      flex: 'none',
      width: '20px',
      height: '20px',
      border: `${vars.line.edge} solid ${color.border}`,
      borderRadius: vars.radius.full,
      font: vars.type.t12,
      color: color.textMuted,
      textAlign: 'center',
    },
  },
});
// One count for the steps of all parts.
export const parts = part({ display: 'grid', gap: space.s20, counterReset: 'step' });
export const stepsOfPart = part({ display: 'grid', gap: space.s12 });
export const partHeading = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  font: vars.type.t13,
  fontWeight: 600,
  color: color.textSecondary,
});
within(`${step} :is(b, strong)`, { color: color.text });

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  padding: `${vars.inset.row} ${vars.inset.card}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  background: color.raised,
  font: vars.type.t13,
});
// Keeps its height with and without buttons; on phones they wrap below.
export const note = part({
  flex: '1 1 14rem',
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: vars.control.md,
});

export const confirm = part({
  padding: vars.inset.card,
  borderBlockStart: `${vars.line.edge} solid ${color.riskHigh}`,
  background: `color-mix(in srgb, ${color.riskHigh} ${vars.tint.status}, ${color.surface})`,
});
export const confirmTitle = part({
  display: 'flex',
  gap: space.s8,
  marginBlockEnd: space.s12,
  font: vars.type.t14,
  fontWeight: 600,
  color: color.riskHighText,
});
export const confirmActions = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  marginBlockStart: space.s16,
});
