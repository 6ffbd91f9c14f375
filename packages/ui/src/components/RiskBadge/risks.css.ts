import { vars } from '../../theme/contract.css.ts';
import { parts } from '../../theme/layered.ts';

const { color } = vars;

/** Text colour of each risk, and the `--fill` colour of marks and backgrounds. */
export const risks = parts({
  low: { vars: { '--fill': color.riskLow }, color: color.riskLowText },
  medium: { vars: { '--fill': color.riskMedium }, color: color.riskMediumText },
  high: { vars: { '--fill': color.riskHigh }, color: color.riskHighText },
  critical: { vars: { '--fill': color.riskCritical }, color: color.riskCriticalText },
});
