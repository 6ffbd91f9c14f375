import { isFunctionWord, isNumber, stem } from '../guard/words.ts';
import type { Lexicon } from '../planner/lexicon.ts';
import { humanise } from '../planner/names.ts';

/** What is known of a sentence that could not be planned. */
export interface KnownWords {
  /** In the order of the sentence. */
  readonly understood: readonly { readonly said: string; readonly read: string }[];
  /** Each once, as typed. */
  readonly unread: readonly string[];
}

/** Words that name what is wanted. */
const cues: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'list rows': 'show list display find print view see',
    'count rows': 'count many number',
    'add something': 'add insert',
    'create something': 'create new build',
    'delete something': 'delete remove drop erase',
    'change something': 'change update edit rename set',
    'an average': 'average mean',
    'a total': 'total sum',
  }).flatMap(([read, words]) => words.split(' ').map((word) => [stem(word), read])),
);

/** Longest name that is looked for, in words. */
const longestName = 4;
const wordForm = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

function stems(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => stem(word)).join(' ');
}

/** The meanings of names and values, by their stems; the first meaning of a name stays. */
function meanings({ tables }: Lexicon): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, read: string): void => {
    const key = stems(humanise(name));
    if (key !== '' && !found.has(key)) found.set(key, read);
  };
  for (const { name } of tables) add(name, `the table ${humanise(name)}`);
  for (const table of tables)
    for (const { name } of table.columns) add(name, `${humanise(name)} of ${humanise(table.name)}`);
  for (const { columns } of tables)
    for (const { name, allowedValues = [] } of columns)
      for (const value of allowedValues) add(value, `${humanise(name)} is ${value}`);
  return found;
}

/**
 * The words of a sentence that name something in the database or say what is wanted, and those that do neither.
 *
 * @example
 * knownWords('show the no-show bookings', { tables: [] }).unread // => ['no-show', 'bookings']
 */
export function knownWords(text: string, lexicon: Lexicon): KnownWords {
  const names = meanings(lexicon);
  const words = text.match(wordForm) ?? [];
  const understood: { said: string; read: string }[] = [];
  const unread = new Set<string>();
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestName, words.length - at);
    const said = (): string => words.slice(at, at + length).join(' ');
    while (length > 1 && !names.has(stems(said()))) length -= 1;
    const word = said();
    const read = names.get(stems(word)) ?? (word.includes('-') ? undefined : cues.get(stems(word)));
    if (read !== undefined) understood.push({ said: word, read });
    else if (!isNumber(word) && !isFunctionWord(word)) unread.add(word);
    at += length;
  }
  return { understood, unread: [...unread] };
}

/**
 * What to say about a sentence that could not be planned.
 *
 * @example
 * unreadSentence({ understood: [], unread: [] }).includes('Nothing was run') // => true
 */
export function unreadSentence({ understood, unread }: KnownWords): string {
  if (unread.length === 0) return 'I know these words, but not what you want done. Nothing was run.';
  if (understood.length === 0)
    return unread.length === 1
      ? 'I don’t know this word here. Nothing was run.'
      : 'I don’t know these words here. Nothing was run.';
  if (unread.length === 1) return 'I have all of it but one word. Nothing was run.';
  return unread.length <= understood.length
    ? `I have all of it but ${unread.length} words. Nothing was run.`
    : 'I have part of it. Nothing was run.';
}
