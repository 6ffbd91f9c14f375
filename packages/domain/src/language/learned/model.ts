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

function added(scores: number[], weights: readonly number[] | undefined): void {
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
function tokenScores(tokens: readonly Known[], at: number, intent: string, model: LearnedModel): number[] {
  const scores = model.labels.map(() => 0);
  for (const feature of tokenFeatures(tokens, at, intent)) added(scores, model.tokens.get(feature));
  return scores;
}

/** The likeliest labels of all tokens together (Viterbi). */
export function labelsOf(tokens: readonly Known[], intent: string, model: LearnedModel): readonly string[] {
  const { labels, transitions } = model;
  let totals: readonly number[] = [];
  const back: number[][] = [];
  tokens.forEach((_, at) => {
    const scores = tokenScores(tokens, at, intent, model);
    const from: number[] = [];
    const next = scores.map((score, label) => {
      let [best, most] = [labels.length, -Infinity];
      if (at === 0) most = transitions[labels.length]?.[label] ?? 0;
      else
        totals.forEach((total, before) => {
          const sum = total + (transitions[before]?.[label] ?? 0);
          if (sum > most) [best, most] = [before, sum];
        });
      from.push(best);
      return score + most;
    });
    back.push(from);
    totals = next;
  });
  let label = totals.indexOf(Math.max(...totals));
  const found: string[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    found.unshift(labels[label] ?? 'O');
    label = back[at]?.[label] ?? 0;
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
