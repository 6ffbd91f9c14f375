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

/** What a token can be: a label, and for a word that stands for nothing also the kind of span before it. */
export interface LabelState {
  /** The place of its label. */
  readonly label: number;
  /** The places of the states that can follow. */
  readonly next: readonly number[];
}

/**
 * The states of labels: one for each label, then one for each kind of span for the words between it and the next one, so
 * that a list keeps its kind over commas. The last one is the start.
 */
export function statesOf(labels: readonly string[]): readonly LabelState[] {
  const kinds = labels.filter((label) => label.startsWith('B-')).map((label) => label.slice(2));
  const begins = labels.flatMap((label, place) => (label.startsWith('B-') ? [place] : []));
  const afterOf = (kind: string): number => labels.length + kinds.indexOf(kind);
  const open = [0, ...begins];
  return [
    ...labels.map((label, place) => {
      if (place === 0) return { label: place, next: open };
      const kind = label.slice(2);
      const inside = labels.indexOf(`I-${kind}`);
      return { label: place, next: [...begins, ...(inside < 0 ? [] : [inside]), afterOf(kind)] };
    }),
    ...kinds.map((kind) => ({ label: 0, next: [afterOf(kind), ...begins] })),
    { label: 0, next: open },
  ];
}

/** The states of a text whose labels are known. */
export function statesIn(gold: readonly string[], labels: readonly string[]): readonly number[] {
  const kinds = labels.filter((label) => label.startsWith('B-')).map((label) => label.slice(2));
  let before = '';
  return gold.map((label) => {
    if (label !== 'O') before = label.slice(2);
    return label === 'O' && before !== '' ? labels.length + kinds.indexOf(before) : labels.indexOf(label);
  });
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
 * The likeliest states of all tokens together (Viterbi). A way through the tokens knows which of the `needed` spans it
 * has begun; one that has them all wins where there is any.
 */
export function likeliestStates(
  tokens: readonly Known[],
  intent: string,
  { labels, tokens: table, transitions }: Pick<LearnedModel, 'labels' | 'tokens' | 'transitions'>,
  states: readonly LabelState[],
  needed: readonly string[] = [],
): readonly number[] {
  const size = states.length - 1;
  const begins = states.map(({ label }) => {
    const name = labels[label] ?? 'O';
    const place = name.startsWith('B-') ? needed.indexOf(name.slice(2)) : -1;
    return place < 0 ? 0 : 1 << place;
  });
  const masks = 1 << needed.length;
  let totals: readonly number[] = [];
  const back: number[][] = [];
  tokens.forEach((_, at) => {
    const scores = tokenScores(tokens, at, intent, labels.length, table);
    const next = Array.from({ length: masks * size }, () => -Infinity);
    const from = Array.from({ length: masks * size }, () => 0);
    const step = (before: number, mask: number, total: number): void => {
      const row = transitions[before];
      for (const state of states[before]?.next ?? []) {
        const place = (mask | (begins[state] ?? 0)) * size + state;
        const sum = total + (scores[states[state]?.label ?? 0] ?? 0) + (row?.[state] ?? 0);
        if (sum > (next[place] ?? 0)) [next[place], from[place]] = [sum, mask * size + before];
      }
    };
    if (at === 0) step(size, 0, 0);
    else
      totals.forEach((total, place) => {
        if (total > -Infinity) step(place % size, Math.floor(place / size), total);
      });
    back.push(from);
    totals = next;
  });
  let place = bestOf(totals, size);
  const found: number[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    found.unshift(place % size);
    place = back[at]?.[place] ?? 0;
  }
  return found;
}

/** The likeliest labels of all tokens together. */
export function labelsOf(
  tokens: readonly Known[],
  intent: string,
  model: LearnedModel,
  needed: readonly string[] = [],
): readonly string[] {
  const states = statesOf(model.labels);
  return likeliestStates(tokens, intent, model, states, needed).map(
    (state) => model.labels[states[state]?.label ?? 0] ?? 'O',
  );
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
