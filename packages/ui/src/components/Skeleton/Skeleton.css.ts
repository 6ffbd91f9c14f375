import { pulse } from '../../internal/pulse.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

export const root = part({ display: 'grid', gap: vars.space.s12 });

export const line = part({
  maxWidth: '100%',
  borderRadius: vars.radius.chip,
  background: vars.color.hover,
  animation: `${pulse} 2s linear infinite`,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
});

export const widths = parts({
  sm: { width: '4.5rem' },
  md: { width: '60%' },
  lg: { width: '80%' },
  full: {},
});

export const heights = parts({
  text: { height: '.75rem' },
  title: { height: '1.25rem' },
  figure: { height: '2rem' },
  block: { height: '6rem' },
});
