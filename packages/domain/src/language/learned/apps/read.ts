import { coreIndex } from '../../core/schemaIndex.ts';
import { added, sharesOf, type Table } from '../model.ts';
import { labelsOf, spansOf, type Span } from '../labels.ts';
import { knownTokens } from '../tokens.ts';
import { listFeatures, parentFeatures, wordFeatures, wordingOf, type Wording } from './features.ts';
import type { LearnedApps } from './model.ts';
import { listName } from './names.ts';

/** A list that a message names. */
export interface FoundList {
  readonly access: string;
  /** How likely that is among all ways to reach it, from 0 to 1. */
  readonly share: number;
  readonly said: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Words for what each row has. */
  readonly facts: readonly string[];
  /** The place of the list that each row belongs to. */
  readonly of?: number;
}

/** What a message says of an app. */
export interface FoundApp {
  readonly title?: string;
  readonly lists: readonly FoundList[];
}

const empty = coreIndex({ tables: [] });

/** A message with its words, for the features of what was learned. */
export function wordingIn(message: string): Wording {
  return wordingOf(message, knownTokens(message, empty));
}

function scoresOf(features: readonly string[], table: Table, classes: number): number[] {
  const scores = Array.from({ length: classes }, () => 0);
  for (const feature of features) added(scores, table.get(feature));
  return scores;
}

/** A message with what speaks for the label of each word; read once, however eagerly lists are looked for. */
export interface ScoredMessage {
  readonly message: string;
  readonly wording: Wording;
  readonly scores: readonly (readonly number[])[];
}

export function scoredIn(message: string, model: LearnedApps): ScoredMessage {
  const wording = wordingIn(message);
  const scores = wording.tokens.map((_, at) =>
    scoresOf(wordFeatures(wording, at), model.tokens, model.labels.length),
  );
  return { message, wording, scores };
}

/** The spans of a message: `L`ists, `F`acts and the `N`ame; `eager` is a weight for lists to begin. */
function spansIn({ scores }: ScoredMessage, model: LearnedApps, eager: number): readonly Span[] {
  const begins = model.labels.indexOf('B-L');
  const weighed = scores.map((ofToken) =>
    ofToken.map((score, label) => (label === begins ? score + eager : score)),
  );
  return spansOf(labelsOf(weighed, model));
}

/** Showing what is private costs more than hiding what is not. */
const care: Readonly<Record<string, number>> = { public: 0.35, shared: 0.35, members: 0.55, circle: 0.55 };

/** The likeliest way to reach a list. */
function accessOf(
  wording: Wording,
  span: Pick<Span, 'from' | 'to'>,
  before: readonly string[],
  { accesses, lists, scale }: Pick<LearnedApps, 'accesses' | 'lists' | 'scale'>,
): { readonly access: string; readonly share: number } {
  const all = sharesOf(scoresOf(listFeatures(wording, span, before), lists, accesses.length), scale);
  const worth = all.map((share, at) => share * (care[accesses[at] ?? ''] ?? 1));
  const best = worth.indexOf(Math.max(...worth));
  return { access: accesses[best] ?? '', share: all[best] ?? 0 };
}

/** The list that a fact is about: the last one before it in its sentence, or the next one there, or the last one at all. */
function ownerOf(
  { places }: Wording,
  fact: Pick<Span, 'from'>,
  lists: readonly Pick<Span, 'from' | 'to'>[],
): number {
  const sentence = places[fact.from]?.sentence;
  const before = lists.findLastIndex(({ from }) => from < fact.from);
  const isHere = (at: number): boolean => places[lists[at]?.from ?? -1]?.sentence === sentence;
  if (before >= 0 && isHere(before)) return before;
  const next = lists.findIndex(({ from }) => from > fact.from);
  return next >= 0 && (isHere(next) || before < 0) ? next : before;
}

/** How likely rows must be to belong to those of another list. */
const likely = 0.6;

/** One list in vain costs less than one that is missing. */
const usualEagerness = 4;

/** What the words of a message say of an app: its lists with who reaches them and what each has. */
export function appIn(scored: ScoredMessage, model: LearnedApps, eager = usualEagerness): FoundApp {
  const { message, wording } = scored;
  const { tokens } = wording;
  const saidBy = ({ from, to }: Pick<Span, 'from' | 'to'>): string =>
    message.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const spans = spansIn(scored, model, eager);
  const named = spans.filter(({ label }) => label === 'L');
  const before: string[] = [];
  const lists = named.map((span) => {
    const found = accessOf(wording, span, before, model);
    before.push(found.access);
    const said = saidBy(span);
    return { ...found, said, name: listName(said, found.access, model), from: span.from, to: span.to };
  });
  const facts = spans.filter(({ label }) => label === 'F');
  const title = spans.find(({ label }) => label === 'N');
  return {
    ...(title && { title: saidBy(title) }),
    lists: lists.map((list, at) => {
      const candidates = lists.flatMap((other, place) => {
        if (place === at) return [];
        const scores = scoresOf(parentFeatures(wording, list, other), model.parents, 2);
        return [{ place, share: sharesOf(scores, model.scale)[1] ?? 0 }];
      });
      const [best] = candidates.toSorted((one, other) => other.share - one.share);
      return {
        ...list,
        facts: facts.filter((fact) => ownerOf(wording, fact, lists) === at).map(saidBy),
        ...(best && best.share > likely && { of: best.place }),
      };
    }),
  };
}
