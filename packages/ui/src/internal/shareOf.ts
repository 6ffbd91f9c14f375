/** Where a value stands between two ends, from 0 to 1; what is no number, or has no room to stand in, is at 0. */
export function shareOf(value: number, min: number, max: number): number {
  const share = (value - min) / (max - min);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}
