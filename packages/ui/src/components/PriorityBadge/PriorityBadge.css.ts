import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color } = vars;

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: '22px',
  maxWidth: '100%',
  padding: '3px',
  paddingInline: '6px 8px',
  borderRadius: vars.radius.chip,
  font: vars.type.t12,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
const tone = (text: string, mark: string) => ({
  color: text,
  ...tinted(mark),
});
export const tones = parts({
  low: tone(color.riskLowText, color.riskLow),
  medium: tone(color.riskMediumText, color.riskMedium),
  high: tone(color.riskHighText, color.riskHigh),
  critical: {
    ...tone(color.riskCriticalText, color.riskCritical),
    boxShadow: `inset 0 0 0 ${vars.line.edge} ${color.riskCritical}`,
  },
});
export const mark = part({
  flex: 'none',
  width: '14px',
  height: '14px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const forced = { [media.forced]: { color: 'CanvasText' } };
export const marks = parts({
  low: { color: color.riskLow, '@media': forced },
  medium: { color: color.riskMedium, '@media': forced },
  high: { color: color.riskHigh, '@media': forced },
  critical: { color: color.riskCritical, '@media': forced },
});
