// Enter and exit animations of overlays. The reset disables them under reduced motion.
import { keyframes } from '@vanilla-extract/css';

export const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });
/** Moves down into place below the trigger. */
export const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
/** Moves up into place from the bottom edge. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
/** Moves back down to the bottom edge. */
export const sink = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });
