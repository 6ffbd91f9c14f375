import { part } from '../theme/layered.ts';

/** Out of sight, still read aloud. */
export const hidden = part({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
