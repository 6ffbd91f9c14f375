import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

const { color, space } = vars;

export const marks = parts({
  done: { color: color.success },
  running: { color: color.info },
  waiting: { color: color.neutral },
  failed: { color: color.danger },
  skipped: { color: color.neutral },
});

export const list = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 });
export const step = part({ display: 'flex', gap: space.s8 });
export const words = part({ minWidth: 0, flex: 1, color: color.text });
export const status = part({
  display: 'block',
  font: vars.type.t13,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const statusBad = part({ color: color.dangerText });
export const detail = part({
  marginBlockStart: space.s4,
  font: vars.type.t13,
  color: color.textSecondary,
});
