import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const summary = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s12,
  paddingBlockEnd: space.s12,
});
export const mark = part({ alignSelf: 'start', paddingBlockStart: '2px' });
export const marks = parts({
  healthy: { color: color.success },
  warning: { color: color.warning },
  critical: { color: color.danger },
  unknown: { color: color.neutral },
});
export const word = part({ font: vars.type.t16, fontWeight: 600 });
export const note = part({ font: vars.type.t13, color: color.textMuted });
