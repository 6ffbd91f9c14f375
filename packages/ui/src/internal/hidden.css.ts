import { part } from '../theme/layered.ts';

/** Visually hidden, still read by screen readers. */
export const visuallyHidden = part({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
