import { keyframes } from '@vanilla-extract/css';

/** Something goes on that has no end in sight. */
export const pulse = keyframes({ '50%': { opacity: 0.4 } });
