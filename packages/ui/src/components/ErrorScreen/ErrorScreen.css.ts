import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560px)',
  placeContent: 'center',
  minHeight: '100vh',
  padding: space.s24,
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { padding: space.s16 } },
});
export const panel = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.s40,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.dialog,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  '@media': {
    [media.small]: { padding: space.s24 },
  },
});
export const mark = part({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginBlockEnd: space.s20,
  borderRadius: vars.radius.card,
  ...tinted(color.danger),
  color: color.danger,
});
export const title = part({
  justifySelf: 'start',
  font: vars.type.t24,
  fontWeight: 600,
  letterSpacing: vars.track.t24,
});
export const text = part({ marginBlockStart: space.s8, font: vars.type.t16, color: color.textSecondary });
export const status = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s12}`,
  marginBlockStart: space.s16,
  font: vars.type.t13,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const busy = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  fontWeight: 500,
  color: color.text,
});
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
  font: vars.type.t13,
});
export const summary = part({
  display: 'list-item',
  width: 'fit-content',
  minHeight: '24px',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text } },
});
export const code = part({
  marginBlockStart: space.s8,
  maxHeight: '240px',
  overflowY: 'auto',
  padding: '12px 14px',
  borderRadius: vars.radius.inner,
  background: color.sunken,
  font: vars.type.code,
  color: color.textSecondary,
  whiteSpace: 'pre-wrap',
  direction: 'ltr',
  textAlign: 'start',
});
