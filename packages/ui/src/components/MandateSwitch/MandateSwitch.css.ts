import { vars } from '../../theme/contract.css.ts';
import { part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s8,
  padding: `calc(${vars.inset.inner} - 2px) ${vars.inset.inner}`,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderInlineStart: `calc(${vars.line.edge} + 2px) solid ${color.border}`,
  borderRadius: vars.radius.inner,
  cursor: 'pointer',
});

export const active = state({ borderInlineStartColor: color.accentText });
export const off = state({ color: color.textDisabled, cursor: 'not-allowed' });

export const words = part({
  flex: 1,
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  marginInlineEnd: space.s8,
  overflowWrap: 'anywhere',
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minHeight: '24px',
});
export const ruleId = part({ font: vars.type.code, color: color.textMuted });
export const title = part({ font: vars.type.t14, fontWeight: 600 });
export const rule = part({ font: vars.type.t13, color: color.textMuted, textWrap: 'pretty' });
