import { intentFeatures, plainFeatures } from './features.ts';
import { added, type LearnedModel } from './model.ts';
import { rememberedByObject } from '../../shared/remember.ts';
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
export const statesOf = rememberedByObject((labels: readonly string[]): readonly LabelState[] => {
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
});

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

/** What speaks for the labels of the tokens of a request with an intent. */
export function labelScores(
  tokens: readonly Known[],
  intent: string,
  model: Pick<LearnedModel, 'labels' | 'tokens'>,
  plain: Scores = plainScores(tokens, model),
): Scores {
  return plain.map((ofToken, at) => {
    const scores = [...ofToken];
    for (const feature of intentFeatures(tokens, at, intent)) added(scores, model.tokens.get(feature));
    return scores;
  });
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
function likeliestStates(
  scored: Scores,
  { labels, transitions }: Pick<LearnedModel, 'labels' | 'transitions'>,
  needed: readonly string[],
): readonly number[] {
  const states = statesOf(labels);
  const size = states.length - 1;
  const begins = states.map(({ label }) => {
    const name = labels[label] ?? 'O';
    const place = name.startsWith('B-') ? needed.indexOf(name.slice(2)) : -1;
    return place < 0 ? 0 : 1 << place;
  });
  const length = (1 << needed.length) * size;
  let totals = new Float64Array(length).fill(-Infinity);
  const back: Int32Array[] = [];
  scored.forEach((scores, at) => {
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
  for (let at = scored.length - 1; at >= 0; at -= 1) {
    found.unshift(place % size);
    place = back[at]?.[place] ?? 0;
  }
  return found;
}

/** The odds of one state after another, instead of their logarithms. */
const followOdds = rememberedByObject((transitions: LearnedModel['transitions']) =>
  transitions.map((row) => row.map((weight) => Math.exp(weight / labelScale))),
);

/** How likely these labels are among all that the tokens of a request could have, from 0 to 1. */
export function labelShare(
  scored: Scores,
  found: readonly string[],
  { labels, transitions }: Pick<LearnedModel, 'labels' | 'transitions'>,
): number {
  const states = statesOf(labels);
  const size = states.length - 1;
  const path = statesIn(found, labels);
  const follow = followOdds(transitions);
  let totals = new Float64Array(size + 1);
  totals[size] = 1;
  let share = 1;
  let last = size;
  scored.forEach((scores, at) => {
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp((score - most) / labelScale));
    const step = (before: number, state: number): number =>
      (odds[states[state]?.label ?? 0] ?? 1) * (follow[before]?.[state] ?? 1);
    const next = new Float64Array(size + 1);
    totals.forEach((total, before) => {
      if (total > 0)
        for (const state of states[before]?.next ?? [])
          next[state] = (next[state] ?? 0) + total * step(before, state);
    });
    // All ways together are kept at one, so that a long text does not underflow.
    const sum = next.reduce((all, one) => all + one, 0);
    totals = next.map((one) => one / sum);
    const state = path[at] ?? 0;
    share *= step(last, state) / sum;
    last = state;
  });
  return share;
}

/** The likeliest labels of all tokens together. */
export function labelsOf(
  scored: Scores,
  model: Pick<LearnedModel, 'labels' | 'transitions'>,
  needed: readonly string[] = [],
): readonly string[] {
  const states = statesOf(model.labels);
  return likeliestStates(scored, model, needed).map(
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
