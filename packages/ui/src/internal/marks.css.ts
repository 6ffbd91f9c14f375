// Colours of marks such as dots, icons and bars. Text uses the theme's text colours.
import { vars } from '../theme/contract.css.ts';
import { parts } from '../theme/layered.ts';

const { color } = vars;

export const mark = parts({
  neutral: { color: color.neutral },
  accent: { color: color.accentText },
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
});
