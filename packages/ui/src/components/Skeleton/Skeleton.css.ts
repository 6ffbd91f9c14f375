import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const slide = keyframes({ to: { backgroundPosition: '-200% 0' } });
const rest = `color-mix(in srgb, ${vars.color.border} 60%, ${vars.color.surface})`;

export const root = part({ display: 'grid', gap: vars.space.s12 });

export const line = part({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.chip,
  background: `linear-gradient(90deg, ${rest}, ${vars.color.hover} 50%, ${rest})`,
  backgroundSize: '200% 100%',
  animation: `${slide} 1.6s linear infinite`,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
});

export const widths = parts({
  sm: { width: '4.5rem' },
  md: { width: '58%' },
  lg: { width: '80%' },
  full: { width: '100%' },
});

export const heights = parts({
  text: { height: '.75rem' },
  title: { height: '1.25rem' },
  figure: { height: '1.875rem' },
  block: { height: '6rem' },
});
