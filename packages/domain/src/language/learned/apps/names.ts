import { plural, singular } from '../../planner/names.ts';
import { stemOf } from '../tokens.ts';
import type { LearnedApps } from './model.ts';

const leading =
  /^(?:(?:a|an|the|my|our|your|their|his|her|its|some|all|any|each|every|this|that|these|those|what|which|who|whose|where|when|how|many|much|is|are|was|were|i|we|they|he|she|it|lists? of|pages? (?:of|with|for)|to|of|for|with|new|own|current|weekly|monthly|daily|small|little|simple|whole|more|upcoming|different|various)\s+)+/iu;
/** What follows a noun and only describes it. */
const trailing =
  /\s+(?:(?:of|for|with|without|that|which|who|where|when|in|on|at|by|from|to|about|after|before|and|or|they|we|i|are|is|was|has|have|each|per|like|so|only|left|missing|done|open|today|now|online|ready|planned|available|themselves|myself)(?![\p{L}’'-]).*)$/iu;
/** Words for entering something, before what is entered. */
const entering =
  /^(?:enter|skip|tag|bring|announce|offer|take|put|send|subscribe|choose|pick|add|post|upload|report|log|write|share|claim|mark|rate|suggest|submit|list|swap|give|drop|leave|get|grab|buy|see|tick|fill|register|propose|record|note|change|join|rent|hire|borrow|buy|try)(?:s|ing)? (?:(?:in|up|down|out|off|away|me|us|to|for|on|a|an|the|their|his|her|my|our|own|some|new|any)\s+)*/iu;
/** Words that name no thing. */
const noThing = new Set(
  'a an the i we they he she it me us them you who what where when how is are was were be been am did do does done say says tell tells told gave give got get going gone come comes coming came owe owes put take took see look if whether because so that this these those there here yes no not themselves himself herself myself up down in out off on at to for of with from by about and or go goes can could will would should must may just really pay paid brought made make makes known know accept sold sell have has had'.split(
    ' ',
  ),
);

/** The words of a list without what only introduces them, and their stems. */
export function namedAs(said: string): { readonly bare: string; readonly key: readonly string[] } {
  const plain = said
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}’' -]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const stripped = plain.replace(leading, '').trim();
  const bare = stripped === '' ? plain : stripped;
  return { bare, key: bare.split(' ').map(stemOf) };
}

/** What a list is called where its words name no thing. */
const otherwise: Readonly<Record<string, string>> = {
  placed: 'requests',
  inbox: 'messages',
  public: 'items',
};

/** The name of a list from the words of a message: the usual one for them, otherwise their noun in the plural. */
export function listName(
  said: string,
  access: string,
  { names, nouns }: Pick<LearnedApps, 'names' | 'nouns'>,
): string {
  const { bare, key } = namedAs(said);
  for (const length of [3, 2, 1]) {
    const known = names[key.slice(0, length).join(' ')];
    if (key.length >= length && known !== undefined && !noThing.has(known) && (length > 1 || key.length <= 3))
      return known;
  }
  const words = bare
    .replace(entering, '')
    .replace(leading, '')
    .replace(trailing, '')
    .replaceAll(/['’]s?(?= |$)/gu, '')
    .trim()
    .split(' ');
  const noun = words.slice(-2);
  const isNoun = (word: string): boolean => word.length > 2 && !noThing.has(word) && !/['’]|ed$/u.test(word);
  const last = words.at(-1) ?? '';
  // A word in the singular that no list is called by is none: `put it aside`.
  const isKnown = nouns.has(singular(last)) || (plural(last) === last && singular(last) !== last);
  const isThing = isKnown && (noun.every(isNoun) || (isNoun(last) && (noun[0] ?? '').endsWith('ed')));
  if (!isThing && isKnown && isNoun(last)) return plural(singular(last));
  return isThing ? plural(singular(noun.join(' '))) : (otherwise[access] ?? 'entries');
}
