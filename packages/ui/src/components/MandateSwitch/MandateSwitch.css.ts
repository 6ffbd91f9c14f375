import { vars } from '../../theme/contract.css.ts';
import { part, state } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'flex',
  gap: vars.space.s8,
  padding: vars.inset.inner,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderInlineStart: `3px solid ${color.border}`,
  borderRadius: vars.radius.inner,
  cursor: 'pointer',
});

export const active = state({ borderInlineStartColor: color.accentText });
export const ruleId = part({ font: vars.type.code, color: color.textMuted });
