import {
  listFeatures,
  parentFeatures,
  wordFeatures,
  type Wording,
} from '../../packages/domain/src/language/learned/apps/features.ts';
import type { LearnedApps } from '../../packages/domain/src/language/learned/apps/model.ts';
import { namedAs } from '../../packages/domain/src/language/learned/apps/names.ts';
import { wordingIn } from '../../packages/domain/src/language/learned/apps/read.ts';
import { singular } from '../../packages/domain/src/language/planner/names.ts';
import type { AppMessage } from './appCorpus.ts';
import { learnClasses } from './learn.ts';
import { learnLabels } from './learnLabels.ts';
import { pruned } from './shared.ts';

const scale = 30;
const listDecay = 0.006;
const parentDecay = 0.002;
const labels = ['O', 'B-F', 'B-L', 'B-N', 'I-F', 'I-L', 'I-N'];

/** A message with its words and the places of its lists. */
interface Prepared {
  readonly message: AppMessage;
  readonly wording: Wording;
  readonly gold: readonly string[];
  readonly spans: readonly {
    readonly list: number;
    readonly access: string;
    readonly from: number;
    readonly to: number;
  }[];
}

function prepared(message: AppMessage): Prepared {
  const wording = wordingIn(message.text);
  const { tokens } = wording;
  const inside = ({ start, end }: { start: number; end: number }): readonly number[] =>
    tokens.flatMap((token, at) => (token.start < end && token.end > start ? [at] : []));
  const gold = tokens.map(() => 'O');
  const spans = message.marks.flatMap((mark) => {
    const places = inside(mark);
    places.forEach((place, at) => {
      gold[place] = `${at === 0 ? 'B' : 'I'}-${mark.label}`;
    });
    const [from] = places;
    const last = places.at(-1);
    return mark.label === 'L' && from !== undefined && last !== undefined
      ? [{ list: mark.list, access: mark.access ?? '', from, to: last + 1 }]
      : [];
  });
  return { message, wording, gold, spans };
}

/** The most frequent of some texts, and how often it is there. */
function commonest(all: readonly string[]): readonly [string, number] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** What lists are called that are said in words of which no rule makes the name. */
function namesIn(all: readonly Prepared[]): Record<string, string> {
  const said = all.flatMap(({ message, spans, wording: { tokens } }) =>
    spans.flatMap(({ list, from, to }) => {
      const name = message.lists.find(({ number }) => number === list)?.name;
      const words = message.text.slice(tokens[from]?.start, tokens[to - 1]?.end);
      return name === undefined ? [] : [{ words, name }];
    }),
  );
  const found: Record<string, string> = {};
  for (const length of [1, 2, 3]) {
    const keyed = said.flatMap(({ words, name }) => {
      const key = namedAs(words).key.slice(0, length).join(' ');
      return key.split(' ').length === length ? [{ key, name }] : [];
    });
    for (const [key, ones] of grouped(keyed, (one) => one.key)) {
      const [name, count] = commonest(ones.map((one) => one.name));
      if (count > 1 && count * 2 > ones.length) found[key] = name;
    }
  }
  return found;
}

/** The words that lists are called by. */
function nounsIn(messages: readonly AppMessage[]): Set<string> {
  return new Set(
    messages.flatMap(({ lists }) => lists.map(({ name }) => singular(name.split(' ').at(-1) ?? ''))),
  );
}

const least = 4;

/** Names that say nothing of what a list has. */
const general = new Set(['items', 'entries', 'requests', 'messages', 'things', 'lists', 'pages']);

/** What lists of a name have in half of the messages. */
function usualIn(all: readonly Prepared[]): Record<string, string[]> {
  const lists = all.flatMap(({ message }) => message.lists).filter(({ name }) => !general.has(name));
  return Object.fromEntries(
    [...grouped(lists, ({ name }) => name)].flatMap(([name, ones]) => {
      if (ones.length < least) return [];
      const facts = ones.flatMap((one) => one.facts);
      const bare = (fact: string): string => fact.replace(/ \(.*$/u, '');
      const usual = [...grouped(facts, bare).values()].flatMap((same) =>
        same.length >= ones.length / 2 ? [commonest(same)[0]] : [],
      );
      return usual.length === 0 ? [] : [[name, usual.slice(0, 5)]];
    }),
  );
}

/** Learns from first messages what an app is to store. */
export function learnApps(messages: readonly AppMessage[]): LearnedApps {
  const all = messages.map(prepared);
  const lists = all.flatMap(({ wording, spans }) =>
    spans.map((span, at) => ({
      features: listFeatures(
        wording,
        span,
        spans.slice(0, at).map(({ access }) => access),
      ),
      access: span.access,
    })),
  );
  const accesses = [...new Set(lists.map(({ access }) => access))].toSorted();
  const parents = all.flatMap(({ message, wording, spans }) => {
    const placed = spans.map((span) => ({
      ...span,
      name: message.lists.find(({ number }) => number === span.list)?.name ?? '',
    }));
    return placed.flatMap((child) => {
      const of = message.lists.find(({ number }) => number === child.list)?.of;
      return placed
        .filter((parent) => parent !== child)
        .map((parent) => ({
          features: parentFeatures(wording, child, parent),
          place: of === parent.list ? 1 : 0,
        }));
    });
  });
  return {
    labels,
    ...learnLabels(
      all.map(({ wording, gold }) => ({
        labels: gold,
        features: gold.map((_, at) => wordFeatures(wording, at)),
      })),
      labels,
    ),
    scale,
    accesses,
    lists: pruned(
      learnClasses(
        lists.map(({ features, access }) => ({ features, place: accesses.indexOf(access) })),
        accesses.length,
        listDecay,
      ),
      scale,
      3,
    ),
    parents: pruned(learnClasses(parents, 2, parentDecay), scale, 3),
    names: namesIn(all),
    nouns: nounsIn(messages),
    usual: usualIn(all),
  };
}
