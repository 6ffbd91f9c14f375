// How what appears over the page comes and goes. With reduced motion the reset lets none of it move.
import { keyframes } from '@vanilla-extract/css';

export const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });
/** Down into its place, under what opened it. */
export const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
/** Up into its place, from the lower edge. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
/** Back down to the lower edge. */
export const sink = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });
