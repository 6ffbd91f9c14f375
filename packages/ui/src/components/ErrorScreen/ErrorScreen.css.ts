import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem)',
  placeContent: 'center',
  minHeight: '100vh',
  padding: `${space.s24} min(${space.s24}, 4%)`,
  overflowWrap: 'anywhere',
});
export const panel = part({
  padding: `${space.s24} min(${space.s24}, 5%)`,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.dialog,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
});
export const mark = part({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginBlockEnd: space.s16,
  borderRadius: vars.radius.card,
  ...tinted('currentColor'),
  color: color.danger,
});
export const title = part({
  width: 'fit-content',
  font: vars.type.t24,
  fontWeight: 600,
  letterSpacing: vars.track.t24,
});
export const text = part({ marginBlockStart: space.s8, font: vars.type.t16, color: color.textSecondary });
export const status = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  marginBlockStart: space.s16,
  fontVariantNumeric: 'tabular-nums',
});
export const busy = part({ display: 'flex', alignItems: 'center', gap: space.s8, color: color.text });
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  marginBlockStart: space.s24,
});
export const details = part({
  marginBlockStart: space.s24,
  paddingBlockStart: space.s12,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const summary = part({
  width: 'fit-content',
  minHeight: '24px',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text } },
});
export const code = part({
  marginBlockStart: space.s8,
  maxHeight: '240px',
  overflowY: 'auto',
  padding: '8px 12px',
  borderRadius: vars.radius.inner,
  background: color.sunken,
  font: vars.type.code,
  color: color.textSecondary,
  whiteSpace: 'pre-wrap',
  direction: 'ltr',
});
