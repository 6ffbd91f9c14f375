import { keyframes } from '@vanilla-extract/css';

/** Indeterminate activity. */
export const pulse = keyframes({ '50%': { opacity: 0.4 } });
