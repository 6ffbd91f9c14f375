import {
  labelScale,
  statesIn,
  statesOf,
  type LabelState,
} from '../../packages/domain/src/language/learned/labels.ts';
import type { LearnedModel } from '../../packages/domain/src/language/learned/model.ts';
import { pruned, randomNumbers, shuffled } from './shared.ts';

const rounds = 10;
const rate = 0.1;
/** How much weights shrink at each step. */
const decay = 0.0005;
/** Slopes too small to be worth a step. */
const flat = 0.002;
const rare = 1e-5;

/** A text as numbers: the features of each token, and the state it should be in. */
interface Numbered {
  readonly features: readonly Int32Array[];
  readonly gold: readonly number[];
}

/** A text whose labels are known, with the features of each of its tokens. */
export interface Labelled {
  readonly features: readonly (readonly string[])[];
  readonly labels: readonly string[];
}

/** Numbers for features that occur more than once. */
function numbered(
  texts: readonly Labelled[],
  labels: readonly string[],
): { readonly made: readonly Numbered[]; readonly names: readonly string[] } {
  const counts = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count > 1 ? [name] : []));
  const places = new Map(names.map((name, place) => [name, place]));
  return {
    names,
    made: texts.map(({ features, labels: gold }) => ({
      gold: statesIn(gold, labels),
      features: features.map((some) => Int32Array.from(some.flatMap((name) => places.get(name) ?? []))),
    })),
  };
}

/** Weights with what Adagrad remembers of each. */
class Weights {
  readonly values: Float64Array;
  readonly #squares: Float64Array;

  constructor(length: number) {
    this.values = new Float64Array(length);
    this.#squares = new Float64Array(length).fill(0.1);
  }

  step(place: number, slope: number): void {
    const whole = slope + decay * (this.values[place] ?? 0);
    this.#squares[place] = (this.#squares[place] ?? 0) + whole * whole;
    this.values[place] = (this.values[place] ?? 0) - (rate * whole) / Math.sqrt(this.#squares[place] ?? 1);
  }
}

/** A conditional random field over the states of tokens, learned one text after another. */
class Field {
  readonly #states: readonly LabelState[];
  /** Number of states, without the start. */
  readonly #size: number;
  readonly #labels: number;
  readonly tokens: Weights;
  readonly transitions: Weights;

  constructor(states: readonly LabelState[], labels: number, features: number) {
    this.#states = states;
    this.#size = states.length - 1;
    this.#labels = labels;
    this.tokens = new Weights(features * labels);
    this.transitions = new Weights(states.length * this.#size);
  }

  /** Odds of the labels of each token, of which the greatest is 1. */
  #odds(features: readonly Int32Array[]): readonly Float64Array[] {
    return features.map((some) => {
      const scores = new Float64Array(this.#labels);
      for (const feature of some)
        for (let label = 0; label < this.#labels; label += 1)
          scores[label] = (scores[label] ?? 0) + (this.tokens.values[feature * this.#labels + label] ?? 0);
      const most = Math.max(...scores);
      return scores.map((score) => Math.exp(score - most));
    });
  }

  /** Moves the weights towards the states of one text. */
  learn({ features, gold }: Numbered): void {
    const size = this.#size;
    const odds = this.#odds(features);
    const steps = this.transitions.values.map((weight) => Math.exp(weight));
    const weigh = (at: number, state: number): number => odds[at]?.[this.#states[state]?.label ?? 0] ?? 0;
    const sums: number[] = [];
    const forward: Float64Array[] = [];
    features.forEach((_, at) => {
      const here = new Float64Array(size);
      const from = at === 0 ? [size] : [...here.keys()];
      for (const before of from) {
        const reached = at === 0 ? 1 : (forward[at - 1]?.[before] ?? 0);
        if (reached === 0) continue;
        for (const state of this.#states[before]?.next ?? [])
          here[state] = (here[state] ?? 0) + reached * (steps[before * size + state] ?? 0);
      }
      for (let state = 0; state < size; state += 1) here[state] = (here[state] ?? 0) * weigh(at, state);
      const sum = here.reduce((total, one) => total + one, 0);
      sums.push(sum);
      forward.push(here.map((one) => one / sum));
    });
    const backward: Float64Array[] = features.map(() => new Float64Array(size).fill(1));
    for (let at = features.length - 2; at >= 0; at -= 1) {
      const [here, next] = [backward[at], backward[at + 1]];
      if (!here || !next) continue;
      for (let state = 0; state < size; state += 1) {
        let total = 0;
        for (const after of this.#states[state]?.next ?? [])
          total += (steps[state * size + after] ?? 0) * weigh(at + 1, after) * (next[after] ?? 0);
        here[state] = total / (sums[at + 1] ?? 1);
      }
    }
    this.#learnTransitions(gold, steps, sums, forward, backward, weigh);
    this.#learnTokens({ features, gold }, forward, backward);
  }

  #learnTransitions(
    gold: readonly number[],
    steps: Float64Array,
    sums: readonly number[],
    forward: readonly Float64Array[],
    backward: readonly Float64Array[],
    weigh: (at: number, state: number) => number,
  ): void {
    const size = this.#size;
    const slopes = new Map<number, number>();
    const add = (place: number, by: number): void => {
      slopes.set(place, (slopes.get(place) ?? 0) + by);
    };
    for (const state of this.#states[size]?.next ?? [])
      add(size * size + state, (forward[0]?.[state] ?? 0) * (backward[0]?.[state] ?? 0));
    for (let at = 1; at < gold.length; at += 1)
      for (let before = 0; before < size; before += 1) {
        const reached = forward[at - 1]?.[before] ?? 0;
        if (reached < rare) continue;
        for (const state of this.#states[before]?.next ?? []) {
          const share =
            (reached *
              (steps[before * size + state] ?? 0) *
              weigh(at, state) *
              (backward[at]?.[state] ?? 0)) /
            (sums[at] ?? 1);
          if (share > rare) add(before * size + state, share);
        }
      }
    let before = size;
    for (const state of gold) {
      add(before * size + state, -1);
      before = state;
    }
    for (const [place, slope] of slopes) this.transitions.step(place, slope);
  }

  #learnTokens(
    { features, gold }: Numbered,
    forward: readonly Float64Array[],
    backward: readonly Float64Array[],
  ): void {
    features.forEach((some, at) => {
      const slopes = new Float64Array(this.#labels);
      for (let state = 0; state < this.#size; state += 1) {
        const label = this.#states[state]?.label ?? 0;
        slopes[label] = (slopes[label] ?? 0) + (forward[at]?.[state] ?? 0) * (backward[at]?.[state] ?? 0);
      }
      const right = this.#states[gold[at] ?? 0]?.label ?? 0;
      slopes[right] = (slopes[right] ?? 0) - 1;
      slopes.forEach((slope, label) => {
        if (Math.abs(slope) < flat) return;
        for (const feature of some) this.tokens.step(feature * this.#labels + label, slope);
      });
    });
  }
}

/**
 * What speaks for each label of a token. The weights are those under which the right labels of all texts together are
 * likeliest, so that they also say how likely a reading is.
 */
export function learnLabels(
  texts: readonly Labelled[],
  labels: readonly string[],
): Pick<LearnedModel, 'tokens' | 'transitions'> {
  const { made, names } = numbered(texts, labels);
  const states = statesOf(labels);
  const size = states.length - 1;
  const field = new Field(states, labels.length, names.length);
  const random = randomNumbers(11);
  for (let round = 0; round < rounds; round += 1)
    for (const text of shuffled(made, random)) field.learn(text);
  const rows = new Map(
    names.map((name, place) => [
      name,
      field.tokens.values.subarray(place * labels.length, (place + 1) * labels.length),
    ]),
  );
  return {
    tokens: pruned(rows, labelScale, 2),
    transitions: states.map((_, before) =>
      Array.from({ length: size }, (__, state) =>
        Math.round(labelScale * (field.transitions.values[before * size + state] ?? 0)),
      ),
    ),
  };
}
