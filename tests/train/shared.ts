import type { Known } from '../../packages/domain/src/language/learned/tokens.ts';

/** A text with what it is to be read as. */
export interface Example {
  readonly tokens: readonly Known[];
  readonly intent: string;
  /** One for each token; left out where only the intent is known. */
  readonly labels?: readonly string[];
  /** True for a copy in another spelling, of which only the labels are learned. */
  readonly isRespelt?: boolean;
}

/** Features, and the place of the class they belong to. */
export interface Featured {
  readonly features: readonly string[];
  readonly place: number;
}

/** Numbers between 0 and 1 that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The items in another order. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Weights as whole numbers, without those nearest to zero. */
export function pruned(
  weights: ReadonlyMap<string, Float64Array | Float32Array>,
  scale: number,
  least: number,
): Map<string, number[]> {
  const kept = new Map<string, number[]>();
  for (const [feature, row] of weights) {
    const pairs = [...row].flatMap((weight, at) => {
      const whole = Math.round(weight * scale);
      return Math.abs(whole) < least ? [] : [at, whole];
    });
    if (pairs.length > 0) kept.set(feature, pairs);
  }
  return kept;
}
