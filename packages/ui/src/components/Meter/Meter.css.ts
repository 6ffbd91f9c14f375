import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color } = vars;

export const fill = part({
  display: 'block',
  width: 'var(--share)',
  height: '100%',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

export const status = part({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  marginBlockStart: '6px',
});
export const statusMark = part({ flex: 'none', marginBlockStart: '2px' });

export const marks = parts({
  neutral: { color: color.neutral },
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
});
export const words = parts({
  neutral: { color: color.neutralText },
  success: { color: color.successText },
  info: { color: color.infoText },
  warning: { color: color.warningText },
  danger: { color: color.dangerText },
});
