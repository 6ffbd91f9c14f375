import { line } from '../../internal/rows.css.ts';
import { note } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
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

export const words = part({
  flex: '1 1 7rem',
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  marginInlineEnd: space.s8,
  overflowWrap: 'anywhere',
});
export const head = part({ minHeight: '24px' }, line);
export const ruleId = part({ font: vars.type.code, color: color.textMuted });
export const rule = part({ textWrap: 'pretty' }, note);
