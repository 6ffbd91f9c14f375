import { plural, singular, toIdentifier } from '../planner/names.ts';
import { capitalise, listed } from '../planner/outcome.ts';
import { withArticle } from '../planner/article.ts';
import { contentsOf, wordsFor } from './contents.ts';
import { entityFor, type StatedList } from './statedEntity.ts';
import { statedFacts } from './statedFacts.ts';
import type { AppAccess, AppEntity, AppSpec } from './spec.ts';
import type { AppRequest } from './request.ts';

/** An app as sentences state it. */
export interface StatedApp {
  readonly title?: string;
  readonly lists: readonly StatedList[];
}

/** Most lists of one app. */
export const mostLists = 8;

/** A word of a name; a sentence goes on with others. */
const word = String.raw`(?!(?:and|or|with|by|for|to|that|which|who|where|them|it|is|are)(?![\p{L}’'-]))[\p{L}\p{N}][\p{L}\p{N}’'-]*`;
const noun = `${word}(?: ${word}){0,3}`;
const things = `(?<name>${noun})(?: for each (?<of>${noun}))?`;

/** A sentence for each way to reach rows; what it calls them takes the place of `…`. */
const phrases: Readonly<Record<AppAccess, string>> = {
  shared: 'Everybody sees …, and people who sign in add theirs',
  circle: 'People who sign in see …, and add theirs',
  public: 'Everybody sees …',
  members: 'People who sign in see …',
  own: 'People who sign in keep their own …',
  placed: 'People who sign in add … and see their own',
  inbox: 'Visitors send …',
  team: 'Only staff sees …',
  assigned: 'Staff enters …, and people who sign in see theirs',
};
const accesses = [
  'shared',
  'circle',
  'public',
  'members',
  'own',
  'placed',
  'inbox',
  'team',
  'assigned',
] as const;
const onlyNoun = new RegExp(`^${noun}$`, 'u');

/** Whether sentences can state a list of this name. */
export const isListName = (name: string): boolean => onlyNoun.test(name);

const patterns = accesses.map((access) => ({
  access,
  pattern: new RegExp(
    `^${phrases[access].replace('…', `(?:the |an? )?${things}`)}(?:: ?(?<facts>.+))?$`,
    'iu',
  ),
}));
const opening =
  /^(?:please )?(?:build|make|create) an app(?: (?:called|named) (?:["“](?<quoted>[^"”]{1,60})["”]|(?<plain>[^"”.]{2,60})))?$/iu;

/** Sentences that state an app, which `statedApp` reads again. */
export function statementOf({ title, lists }: StatedApp): string {
  const phraseFor = ({ access, name, of, facts }: StatedList): string => {
    const them = of === undefined ? name : `${name} for each ${singular(of)}`;
    return `${phrases[access].replace('…', them)}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
  };
  const sentences = lists.map(phraseFor);
  return `${[`Build an app${title === undefined ? '' : ` called ${title}`}`, ...sentences].join('. ')}.`;
}

function listIn(sentence: string): StatedList | undefined {
  for (const { access, pattern } of patterns) {
    const { name, of, facts = '' } = pattern.exec(sentence)?.groups ?? {};
    if (name !== undefined)
      return {
        access,
        name: plural(name.toLowerCase()),
        ...(of !== undefined && { of: plural(of.toLowerCase()) }),
        facts: statedFacts(facts),
      };
  }
  return undefined;
}

/** The app that sentences state one by one; undefined where one of them is no such sentence. */
export function statedIn(text: string): StatedApp | undefined {
  const [first = '', ...others] = text
    .trim()
    .replace(/[.\s]+$/u, '')
    .split(/\.\s+/u);
  const found = opening.exec(first)?.groups;
  const lists = others.map(listIn);
  const read = lists.filter((list) => list !== undefined);
  const names = read.map(({ name }) => toIdentifier(name));
  const isWhole =
    found !== undefined &&
    read.length > 0 &&
    read.length === lists.length &&
    read.length <= mostLists &&
    new Set(names).size === names.length &&
    read.every(({ access, of }) => {
      const parent = read.find(({ name }) => name === of);
      return access === 'assigned' ? parent?.access === 'placed' : of === undefined || parent !== undefined;
    });
  if (!isWhole) return undefined;
  const title = found['quoted'] ?? found['plain'];
  return { ...(title !== undefined && { title }), lists: read };
}

function specFor({ title, lists }: StatedApp): AppSpec {
  const entities = lists.reduce<readonly AppEntity[]>(
    (made, list, at) => [...made, entityFor(list, at, made)],
    [],
  );
  const names = entities.map(wordsFor);
  const kind = `app with ${listed(names)}`;
  const name = `${withArticle(kind)}${title === undefined ? '' : `: ${capitalise(title)}`}`;
  return { kind, title: capitalise(title ?? names.slice(0, 1).join('')), name, entities };
}

/**
 * Reads an app whose lists are stated one by one, with who reaches each and what it has.
 *
 * @example
 * statedApp('Build an app called Elm Street. Everybody sees services: name, price (money).')?.spec.title // => 'Elm Street'
 */
export function statedApp(text: string): AppRequest | undefined {
  const stated = statedIn(text);
  if (!stated) return undefined;
  const spec = specFor(stated);
  return {
    spec,
    plain: statementOf(stated),
    questions: [],
    others: [],
    words: spec.entities.map((entity) => ({
      said: wordsFor(entity),
      read: contentsOf({ ...spec, entities: [entity] }),
    })),
    topics: [],
    unused: [],
    offer: `I can build ${spec.name}. It has ${contentsOf(spec)}.`,
  };
}
