import { textFeatures, tokenFeatures } from './features.ts';
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

/** A part of a text and what it stands for. */
export interface Span {
  readonly label: string;
  /** Places of its tokens; the last one is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Adds the weights of a feature to the scores of classes. */
export function added(scores: number[], weights: readonly number[] | undefined): void {
  if (!weights) return;
  for (let at = 0; at < weights.length; at += 2) {
    const place = weights[at] ?? 0;
    scores[place] = (scores[place] ?? 0) + (weights[at + 1] ?? 0);
  }
}

/** The intents of a text, the likeliest first. */
export function scoreIntents(tokens: readonly Known[], model: LearnedModel): readonly ScoredIntent[] {
  const scores = model.intents.map(() => 0);
  for (const feature of textFeatures(tokens)) added(scores, model.texts.get(feature));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp((score - most) / model.scale));
  const sum = odds.reduce((total, one) => total + one, 0);
  return model.intents
    .map((intent, at) => ({ intent, share: (odds[at] ?? 0) / sum }))
    .toSorted((one, other) => other.share - one.share);
}

/** Scores of each label of a token, without the label before it. */
function tokenScores(
  tokens: readonly Known[],
  at: number,
  intent: string,
  size: number,
  table: Table,
): readonly number[] {
  const scores = Array.from({ length: size }, () => 0);
  for (const feature of tokenFeatures(tokens, at, intent)) added(scores, table.get(feature));
  return scores;
}

/** The place of the best total, among those that have begun the most needed spans. */
function bestOf(totals: readonly number[], size: number): number {
  for (let mask = totals.length / size - 1; mask >= 0; mask -= 1) {
    const own = totals.slice(mask * size, (mask + 1) * size);
    const best = Math.max(...own);
    if (best > -Infinity) return mask * size + own.indexOf(best);
  }
  return 0;
}

/**
 * The likeliest labels of all tokens together (Viterbi). A way through the tokens knows which of the `needed` spans it
 * has begun; one that has them all wins where there is any.
 */
export function labelsOf(
  tokens: readonly Known[],
  intent: string,
  { labels, tokens: table, transitions }: LearnedModel,
  needed: readonly string[] = [],
): readonly string[] {
  const size = labels.length;
  const begins = labels.map((label) => {
    const place = label.startsWith('B-') ? needed.indexOf(label.slice(2)) : -1;
    return place < 0 ? 0 : 1 << place;
  });
  const masks = 1 << needed.length;
  let totals: readonly number[] = [];
  const back: number[][] = [];
  tokens.forEach((_, at) => {
    const scores = tokenScores(tokens, at, intent, labels.length, table);
    const next = Array.from({ length: masks * size }, () => -Infinity);
    const from = Array.from({ length: masks * size }, () => 0);
    const step = (before: number, mask: number, total: number): void =>
      scores.forEach((score, label) => {
        const place = (mask | (begins[label] ?? 0)) * size + label;
        const sum = total + score + (transitions[before]?.[label] ?? 0);
        if (sum > (next[place] ?? 0)) [next[place], from[place]] = [sum, mask * size + before];
      });
    if (at === 0) step(size, 0, 0);
    else
      totals.forEach((total, place) => {
        if (total > -Infinity) step(place % size, Math.floor(place / size), total);
      });
    back.push(from);
    totals = next;
  });
  let place = bestOf(totals, size);
  const found: string[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    found.unshift(labels[place % size] ?? 'O');
    place = back[at]?.[place] ?? 0;
  }
  return found;
}

/** The spans that labels stand for. */
export function spansOf(labels: readonly string[]): readonly Span[] {
  const spans: { label: string; from: number; to: number }[] = [];
  labels.forEach((label, at) => {
    if (label === 'O') return;
    const last = spans.at(-1);
    if (label.startsWith('I-') && last?.to === at && last.label === label.slice(2)) last.to = at + 1;
    else spans.push({ label: label.slice(2), from: at, to: at + 1 });
  });
  return spans;
}
