import {
  intentFeatures,
  plainFeatures,
  textFeatures,
} from '../../packages/domain/src/language/learned/features.ts';
import type { LearnedModel } from '../../packages/domain/src/language/learned/model.ts';
import { learnLabels } from './learnLabels.ts';
import { pruned, randomNumbers, shuffled, type Example, type Featured } from './shared.ts';

const rounds = 30;
const rate = 0.15;
/** How much weights shrink at each step, for texts and for the places where requests begin. */
const textDecay = 0.004;
const splitDecay = 0.0005;

/** Logistic regression by Adagrad; features that occur once are left out. */
export function learnClasses(
  made: readonly Featured[],
  classes: number,
  decay: number,
): Map<string, Float64Array> {
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
    ...learnLabels(
      examples.flatMap(({ tokens, intent, labels: gold }) =>
        gold && tokens.length > 0
          ? [
              {
                labels: gold,
                features: tokens.map((_, at) => [
                  ...plainFeatures(tokens, at),
                  ...intentFeatures(tokens, at, intent),
                ]),
              },
            ]
          : [],
      ),
      labels,
    ),
    needs: needsOf(examples, intents),
    splits: pruned(learnClasses(splits, 2, splitDecay), scale, 3),
  };
}
