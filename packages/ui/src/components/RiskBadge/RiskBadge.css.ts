import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  font: vars.type.t13,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const words = parts({
  low: { color: color.riskLowText },
  medium: { color: color.riskMediumText },
  high: { color: color.riskHighText },
  critical: {
    color: color.riskCriticalText,
    padding: '2px 8px',
    borderRadius: vars.radius.chip,
    boxShadow: `inset 0 0 0 1.5px ${color.riskCritical}`,
    '@media': { [media.forced]: { border: '2px solid CanvasText' } },
  },
});

export const meter = part({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: '2px',
  height: '12px',
  flex: 'none',
});

// Empty bars stay faint in the colour of the words, whatever the theme.
export const bar = part({
  width: '3px',
  borderRadius: '1px',
  background: 'color-mix(in srgb, currentColor 30%, transparent)',
  '@media': { [media.forced]: { width: '5px', border: '1px solid CanvasText' } },
});

export const heights = [
  part({ height: '5px' }),
  part({ height: '7px' }),
  part({ height: '9px' }),
  part({ height: '12px' }),
];

const forced = { [media.forced]: { forcedColorAdjust: 'none' as const, background: 'CanvasText' } };

export const filled = parts({
  low: { background: color.riskLow, '@media': forced },
  medium: { background: color.riskMedium, '@media': forced },
  high: { background: color.riskHigh, '@media': forced },
  critical: { background: color.riskCritical, '@media': forced },
});
