import { isValue } from '../../internal/chart/types.ts';
import type { Figure } from '../../internal/figures.ts';

/** One part of a whole. */
export interface DonutSlice {
  /** Stable key. */
  id: string;
  /** What the part is. */
  label: string;
  /** How much it is; what is not above zero has no slice. */
  value: number;
}

/** More parts than this cannot be told apart; the smallest become one. */
const mostSlices = 6;

/** The parts to draw, the largest first, and the sum of all. */
export function drawnSlices(
  slices: readonly DonutSlice[],
  otherLabel: (count: number) => string,
): { readonly drawn: readonly DonutSlice[]; readonly total: number } {
  const known = slices
    .filter(({ value }) => isValue(value) && value > 0)
    .toSorted((one, other) => other.value - one.value);
  const total = known.reduce((sum, { value }) => sum + value, 0);
  if (known.length <= mostSlices) return { drawn: known, total };
  const rest = known.slice(mostSlices - 1);
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  return {
    drawn: [...known.slice(0, mostSlices - 1), { id: 'kit-rest', label: otherLabel(rest.length), value }],
    total,
  };
}

/** Where a slice lies on the ring, in radians from the top. */
export interface SliceArc {
  readonly startAngle: number;
  readonly endAngle: number;
  readonly padAngle: number;
}

/** The ring as its slices share it, with a gap between them. */
export function sliceArcs(drawn: readonly DonutSlice[], total: number): readonly SliceArc[] {
  const padAngle = drawn.length > 1 ? 0.025 : 0;
  const shared = 2 * Math.PI - drawn.length * padAngle;
  let endAngle = 0;
  return drawn.map(({ value }) => {
    const startAngle = endAngle;
    endAngle += (value / total) * shared + padAngle;
    return { startAngle, endAngle, padAngle };
  });
}

/** A share in whole percent; what is there is never written as nothing, nor all but a little as all. */
export function shareWords(share: number, percent: Figure): string {
  if (share > 0 && share < 0.01) return `<${percent(0.01)}`;
  if (share > 0.99 && share < 1) return `>${percent(0.99)}`;
  return percent(share);
}
