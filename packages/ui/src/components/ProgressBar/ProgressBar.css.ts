import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as gauge from '../../internal/gauge.css.ts';
import { media, part, parts } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

const { color } = vars;
const along = keyframes({
  from: { backgroundPosition: '0 0' },
  to: { backgroundPosition: `calc(16px * ${side}) 0` },
});
const stripes =
  'linear-gradient(45deg, currentColor 25%, transparent 25% 50%, currentColor 50% 75%, transparent 75%)';

const fill = {
  height: '100%',
  borderRadius: vars.radius.full,
  background: 'currentColor',
} as const;

const bar = part({
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      backgroundImage: stripes,
      backgroundSize: '16px 16px',
      animation: `${along} 800ms linear infinite`,
    },
    '&:indeterminate::-webkit-progress-value': { background: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
});

const forced = { [media.forced]: { color: 'CanvasText' } };

export const bars = parts(
  {
    accent: { color: color.accent, '@media': forced },
    success: { color: color.success, '@media': forced },
    warning: { color: color.warning, '@media': forced },
    danger: { color: color.danger, '@media': forced },
  },
  gauge.bar,
  bar,
);
