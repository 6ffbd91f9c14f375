import * as gauge from '../../internal/gauge.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

const { color } = vars;

export const figure = part({ display: 'block', gridColumn: 2, ...gauge.figure });

export const status = part({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  marginBlockStart: '6px',
});
export const statusMark = part({ flex: 'none', marginBlockStart: '2px' });

export const words = parts({
  neutral: { color: color.neutralText },
  success: { color: color.successText },
  info: { color: color.infoText },
  warning: { color: color.warningText },
  danger: { color: color.dangerText },
});
