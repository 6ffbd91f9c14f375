import { textFeatures } from './features.ts';
import type { Known } from './tokens.ts';

/** Weights by feature: places of classes and their weights, in turn. */
export type Table = ReadonlyMap<string, readonly number[]>;

/** What was learned from annotated sentences. Weights are whole numbers. */
export interface LearnedModel {
  readonly intents: readonly string[];
  /** How many weights make one unit of log odds. */
  readonly scale: number;
  readonly texts: Table;
  /** `O` for words that stand for nothing; `B-` and `I-` for the first and the further words of a span. */
  readonly labels: readonly string[];
  readonly tokens: Table;
  /** Weights of one label after another; the row after the last one is for the start. */
  readonly transitions: readonly (readonly number[])[];
  /** What a request with an intent always has a span of. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** Of two classes: where a request goes on, and where a further one begins. */
  readonly splits: Table;
}

/** An intent with its probability. */
export interface ScoredIntent {
  readonly intent: string;
  readonly share: number;
}

/** Adds the weights of a feature to the scores of classes. */
export function added(scores: number[], weights: readonly number[] | undefined): void {
  if (!weights) return;
  for (let at = 0; at < weights.length; at += 2) {
    const place = weights[at] ?? 0;
    scores[place] = (scores[place] ?? 0) + (weights[at + 1] ?? 0);
  }
}

/** The probabilities of classes from their scores, which together make one; `scale` weights make one unit of log odds. */
export function sharesOf(scores: readonly number[], scale: number): readonly number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp((score - most) / scale));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/** The intents of a text, the likeliest first. */
export function scoreIntents(tokens: readonly Known[], model: LearnedModel): readonly ScoredIntent[] {
  const scores = model.intents.map(() => 0);
  for (const feature of textFeatures(tokens)) added(scores, model.texts.get(feature));
  const shares = sharesOf(scores, model.scale);
  return model.intents
    .map((intent, at) => ({ intent, share: shares[at] ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
}
