import { intentFeatures, plainFeatures } from './features.ts';
import { added, type LearnedModel } from './model.ts';
import type { Known } from './tokens.ts';

/** How many weights of labels make one unit of log odds. */
export const labelScale = 20;

/** A part of a text and what it stands for. */
export interface Span {
  readonly label: string;
  /** Places of its tokens; the last one is exclusive. */
  readonly from: number;
  readonly to: number;
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

/** The scores of labels for each token of a text. */
type Scores = readonly (readonly number[])[];

/** What speaks for the labels of tokens whatever the intent; read once for every intent that is looked at. */
export function plainScores(
  tokens: readonly Known[],
  { labels, tokens: table }: Pick<LearnedModel, 'labels' | 'tokens'>,
): Scores {
  return tokens.map((_, at) => {
    const scores = labels.map(() => 0);
    for (const feature of plainFeatures(tokens, at)) added(scores, table.get(feature));
    return scores;
  });
}

/** The scores of the labels of a token of a request with an intent. */
function scoresAt(
  tokens: readonly Known[],
  at: number,
  intent: string,
  table: LearnedModel['tokens'],
  plain: Scores,
): readonly number[] {
  const scores = [...(plain[at] ?? [])];
  for (const feature of intentFeatures(tokens, at, intent)) added(scores, table.get(feature));
  return scores;
}

/** The place of the best total, among those that have begun the most needed spans. */
function bestOf(totals: Float64Array, size: number): number {
  for (let mask = totals.length / size - 1; mask >= 0; mask -= 1) {
    let best = mask * size;
    for (let place = best; place < (mask + 1) * size; place += 1)
      if ((totals[place] ?? 0) > (totals[best] ?? 0)) best = place;
    if ((totals[best] ?? 0) > -Infinity) return best;
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
  model: Pick<LearnedModel, 'labels' | 'tokens' | 'transitions'>,
  states: readonly LabelState[],
  needed: readonly string[] = [],
  plain: Scores = plainScores(tokens, model),
): readonly number[] {
  const { labels, tokens: table, transitions } = model;
  const size = states.length - 1;
  const begins = states.map(({ label }) => {
    const name = labels[label] ?? 'O';
    const place = name.startsWith('B-') ? needed.indexOf(name.slice(2)) : -1;
    return place < 0 ? 0 : 1 << place;
  });
  const length = (1 << needed.length) * size;
  let totals = new Float64Array(length).fill(-Infinity);
  const back: Int32Array[] = [];
  tokens.forEach((_, at) => {
    const scores = scoresAt(tokens, at, intent, table, plain);
    const next = new Float64Array(length).fill(-Infinity);
    const from = new Int32Array(length);
    const step = (before: number, mask: number, total: number): void => {
      const row = transitions[before];
      for (const state of states[before]?.next ?? []) {
        const place = (mask | (begins[state] ?? 0)) * size + state;
        const sum = total + (scores[states[state]?.label ?? 0] ?? 0) + (row?.[state] ?? 0);
        if (sum <= (next[place] ?? 0)) continue;
        next[place] = sum;
        from[place] = mask * size + before;
      }
    };
    if (at === 0) step(size, 0, 0);
    else
      for (let place = 0; place < length; place += 1) {
        const total = totals[place] ?? -Infinity;
        if (total > -Infinity) step(place % size, Math.floor(place / size), total);
      }
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

function sumOfOdds(one: number, other: number): number {
  if (one === -Infinity) return other;
  const [less, more] = one < other ? [one, other] : [other, one];
  return more + Math.log1p(Math.exp(less - more));
}

/** How likely these labels are among all that a request with an intent could have, from 0 to 1. */
export function labelShare(
  tokens: readonly Known[],
  intent: string,
  found: readonly string[],
  { labels, tokens: table, transitions }: LearnedModel,
  plain: Scores,
): number {
  const states = statesOf(labels);
  const size = states.length - 1;
  const path = statesIn(found, labels);
  let totals = new Float64Array(size + 1).fill(-Infinity);
  totals[size] = 0;
  let own = 0;
  let last = size;
  tokens.forEach((_, at) => {
    const scores = scoresAt(tokens, at, intent, table, plain);
    const step = (before: number, state: number): number =>
      ((scores[states[state]?.label ?? 0] ?? 0) + (transitions[before]?.[state] ?? 0)) / labelScale;
    const next = new Float64Array(size + 1).fill(-Infinity);
    totals.forEach((total, before) => {
      if (total === -Infinity) return;
      for (const state of states[before]?.next ?? [])
        next[state] = sumOfOdds(next[state] ?? -Infinity, total + step(before, state));
    });
    totals = next;
    const state = path[at] ?? 0;
    own += step(last, state);
    last = state;
  });
  return Math.exp(own - totals.reduce((sum, one) => sumOfOdds(sum, one), -Infinity));
}

/** The likeliest labels of all tokens together. */
export function labelsOf(
  tokens: readonly Known[],
  intent: string,
  model: LearnedModel,
  needed: readonly string[] = [],
  plain: Scores = plainScores(tokens, model),
): readonly string[] {
  const states = statesOf(model.labels);
  return likeliestStates(tokens, intent, model, states, needed, plain).map(
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
