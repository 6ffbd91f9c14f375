import {
  intentFeatures,
  plainFeatures,
  textFeatures,
} from '../../packages/domain/src/language/learned/features.ts';
import { likeliestStates, statesIn, statesOf } from '../../packages/domain/src/language/learned/labels.ts';
import type { LearnedModel } from '../../packages/domain/src/language/learned/model.ts';
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

/** Numbers between 0 and 1 that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

const rounds = 30;
const rate = 0.15;
/** How much weights shrink at each step, for texts and for the places where requests begin. */
const textDecay = 0.004;
const splitDecay = 0.0005;

/** Features, and the place of the class they belong to. */
export interface Featured {
  readonly features: readonly string[];
  readonly place: number;
}

/** Logistic regression by Adagrad; features that occur once are left out. */
function learnClasses(made: readonly Featured[], classes: number, decay: number): Map<string, Float64Array> {
  const counts = new Map<string, number>();
  for (const { features } of made)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map<string, Float64Array>();
  const squares = new Map<string, Float64Array>();
  for (const [feature, count] of counts)
    if (count > 1) {
      weights.set(feature, new Float64Array(classes));
      squares.set(feature, new Float64Array(classes).fill(0.1));
    }
  const random = randomNumbers(7);
  for (let round = 0; round < rounds; round += 1)
    for (const { features, place } of shuffled(made, random)) {
      const used = features.filter((feature) => weights.has(feature));
      const scores = new Float64Array(classes);
      for (const feature of used)
        weights.get(feature)?.forEach((weight, at) => (scores[at] = (scores[at] ?? 0) + weight));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const sum = odds.reduce((total, one) => total + one, 0);
      odds.forEach((one, at) => {
        const error = one / sum - (at === place ? 1 : 0);
        if (Math.abs(error) < 0.003) return;
        for (const feature of used) {
          const [row, square] = [weights.get(feature), squares.get(feature)];
          if (!row || !square) continue;
          const slope = error + decay * (row[at] ?? 0);
          square[at] = (square[at] ?? 0) + slope * slope;
          row[at] = (row[at] ?? 0) - (rate * slope) / Math.sqrt(square[at] ?? 1);
        }
      });
    }
  return weights;
}

function pruned(
  weights: ReadonlyMap<string, Float64Array>,
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

/** A structured perceptron over the labels of tokens; its weights are averaged over all steps. */
function learnTokens(
  examples: readonly Example[],
  labels: readonly string[],
): Pick<LearnedModel, 'tokens' | 'transitions'> {
  const table = new Map<string, number[]>();
  const sums = new Map<string, Float64Array>();
  const dense = new Map<string, Float64Array>();
  const last = new Map<string, Float64Array>();
  const size = labels.length;
  const states = statesOf(labels);
  const start = states.length - 1;
  const transitions = Array.from({ length: start + 1 }, () => Array.from({ length: start }, () => 0));
  const transitionSums = transitions.map((row) => row.map(() => 0));
  const transitionLast = transitions.map((row) => row.map(() => 0));
  let step = 0;
  const rowsOf = (feature: string) => {
    const row = dense.get(feature) ?? new Float64Array(size);
    const sum = sums.get(feature) ?? new Float64Array(size);
    const seen = last.get(feature) ?? new Float64Array(size);
    dense.set(feature, row);
    sums.set(feature, sum);
    last.set(feature, seen);
    return { row, sum, seen };
  };
  const change = (feature: string, label: number, by: number): void => {
    const { row, sum, seen } = rowsOf(feature);
    sum[label] = (sum[label] ?? 0) + (step - (seen[label] ?? 0)) * (row[label] ?? 0);
    seen[label] = step;
    row[label] = (row[label] ?? 0) + by;
    table.set(
      feature,
      [...row].flatMap((weight, at) => (weight === 0 ? [] : [at, weight])),
    );
  };
  const changeTransition = (before: number, label: number, by: number): void => {
    const [row, sum, seen] = [transitions[before], transitionSums[before], transitionLast[before]];
    if (!row || !sum || !seen) return;
    sum[label] = (sum[label] ?? 0) + (step - (seen[label] ?? 0)) * (row[label] ?? 0);
    seen[label] = step;
    row[label] = (row[label] ?? 0) + by;
  };
  const model = { labels, tokens: table, transitions };
  const made = examples.flatMap(({ tokens, intent, labels: gold }) =>
    gold && tokens.length > 0
      ? [
          {
            tokens,
            intent,
            gold: statesIn(gold, labels),
            features: tokens.map((_, at) => [
              ...plainFeatures(tokens, at),
              ...intentFeatures(tokens, at, intent),
            ]),
          },
        ]
      : [],
  );
  const random = randomNumbers(11);
  for (let round = 0; round < 12; round += 1)
    for (const { tokens, intent, gold, features } of shuffled(made, random)) {
      step += 1;
      const found = likeliestStates(tokens, intent, model, states);
      if (found.every((state, at) => state === gold[at])) continue;
      let [beforeFound, beforeGold] = [start, start];
      gold.forEach((right, at) => {
        const wrong = found[at] ?? 0;
        const [meant, read] = [states[right]?.label ?? 0, states[wrong]?.label ?? 0];
        if (meant !== read)
          for (const feature of features[at] ?? []) {
            change(feature, meant, 1);
            change(feature, read, -1);
          }
        if (right !== wrong || beforeFound !== beforeGold) {
          changeTransition(beforeGold, right, 1);
          changeTransition(beforeFound, wrong, -1);
        }
        [beforeFound, beforeGold] = [wrong, right];
      });
    }
  const averaged = new Map<string, Float64Array>();
  for (const [feature, row] of dense) {
    const { sum, seen } = rowsOf(feature);
    averaged.set(
      feature,
      row.map((weight, at) => ((sum[at] ?? 0) + (step - (seen[at] ?? 0)) * weight) / step),
    );
  }
  return {
    tokens: pruned(averaged, 20, 3),
    transitions: transitions.map((row, before) =>
      row.map((weight, at) =>
        Math.round(
          (20 *
            ((transitionSums[before]?.[at] ?? 0) + (step - (transitionLast[before]?.[at] ?? 0)) * weight)) /
            step,
        ),
      ),
    ),
  };
}

/** How often a request must have a span for it to be looked for always. */
const always = 0.95;
const mostNeeded = 2;

/** What requests with each intent always have a span of. */
function needsOf(examples: readonly Example[], intents: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    intents.map((intent) => {
      const own = examples.filter((example) => example.intent === intent);
      const counts = new Map<string, number>();
      for (const { labels = [] } of own)
        for (const label of new Set(labels.filter((one) => one.startsWith('B-'))))
          counts.set(label.slice(2), (counts.get(label.slice(2)) ?? 0) + 1);
      const needed = [...counts].filter(([, count]) => count >= always * own.length).map(([label]) => label);
      return [intent, needed.slice(0, mostNeeded)];
    }),
  );
}

/** Learns a model from examples, and from the places where further requests begin and do not. */
export function learn(examples: readonly Example[], splits: readonly Featured[]): LearnedModel {
  const intents = [...new Set(examples.map(({ intent }) => intent))].toSorted();
  const labels = [
    'O',
    ...new Set(examples.flatMap(({ labels: gold }) => gold ?? []).filter((label) => label !== 'O')),
  ];
  const scale = 30;
  return {
    intents,
    scale,
    texts: pruned(
      learnClasses(
        examples
          .filter(({ isRespelt }) => isRespelt !== true)
          .map(({ tokens, intent }) => ({
            features: textFeatures(tokens),
            place: intents.indexOf(intent),
          })),
        intents.length,
        textDecay,
      ),
      scale,
      3,
    ),
    labels,
    ...learnTokens(examples, labels),
    needs: needsOf(examples, intents),
    splits: pruned(learnClasses(splits, 2, splitDecay), scale, 3),
  };
}
