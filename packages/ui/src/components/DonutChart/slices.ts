import { isValue } from '../../internal/chart/types.ts';
import type { Figure } from '../../internal/figure.ts';

/** Slice of a donut chart. */
export interface DonutSlice {
  /** Stable key, unique in the list. */
  id: string;
  /** Label of the slice. */
  label: string;
  /** Value; zero, negative and non-finite values have no slice. */
  value: number;
}

/** Maximum number of slices that stay distinguishable; the smallest are combined. */
const mostSlices = 6;

/** Returns the slices to draw, largest first, and the total. */
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

/** Position of a slice on the ring, in radians from the top. */
export interface SliceArc {
  readonly startAngle: number;
  readonly endAngle: number;
  readonly padAngle: number;
}

/** Computes the arcs of the slices, with gaps between them. */
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

/** Formats a share in whole percent; below 1 % as `<1%`, between 99 % and 100 % as `>99%`. */
export function shareWords(share: number, percent: Figure): string {
  if (share > 0 && share < 0.01) return `<${percent(0.01)}`;
  if (share > 0.99 && share < 1) return `>${percent(0.99)}`;
  return percent(share);
}
