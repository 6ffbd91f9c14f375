import { type Cue, cueOf } from '../../cues.ts';
import { singular } from '../../../planner/names.ts';
import type { Described } from './drafts.ts';
import { isElsewhere } from './unused.ts';

const actions: ReadonlySet<Cue> = new Set<Cue>([
  ...([
    'polite',
    'add',
    'remove',
    'change',
    'rename',
    'want',
    'show',
    'must',
    'can',
    'is',
    'not',
    'never',
  ] as const),
  ...(['if', 'see', 'edit', 'without', 'which', 'who', 'when', 'except', 'only', 'me', 'function'] as const),
]);
const pronouns = new Set('me us it them they he she we i please pls'.split(' '));
const small = new Set(['of', 'in', 'per', 'by', 'for', 'on', 'at', 'to', 'and', 'or', 'the', 'id']);

/** Verbs that look like the plural of a noun. */
const doings = new Set('write made make keep need want give get do go have say track note'.split(' '));

/** Most words of a name, without the small ones. */
const mostWords = 4;

function isLong(words: readonly string[]): boolean {
  return words.filter((word) => !small.has(word)).length > mostWords;
}

/** True where the name of a table is made of verbs, pronouns or filler, or of too many words. */
export function isJunkTable(name: string): boolean {
  const words = name.split('_');
  return (
    isLong(words) ||
    isElsewhere(name) ||
    words.some((word, at) => {
      const cue = cueOf(word);
      return cue !== undefined && actions.has(cue) && !(at > 0 && small.has(word));
    }) ||
    doings.has(singular(words.at(-1) ?? ''))
  );
}

/** True where the name of a column is a verb, a denial or filler, or has too many words. */
export function isJunkColumn(name: string): boolean {
  const words = name.split('_');
  const [first = ''] = words;
  const cue = words.length === 1 ? cueOf(first) : undefined;
  return (
    isLong(words) ||
    words.some((word) => pronouns.has(word)) ||
    (words.length > 1 && ['no', 'not', 'never', 'without'].includes(first) && words[1] !== 'of') ||
    (cue !== undefined &&
      ['add', 'remove', 'change', 'rename', 'want', 'show', 'polite', 'must', 'can'].includes(cue))
  );
}

/** True where a described table cannot be meant: its name or one of its columns is no name. */
export function isJunk({
  name,
  existing,
  columns,
}: Pick<Described, 'name' | 'existing' | 'columns'>): boolean {
  return (
    (name !== '' && existing === undefined && isJunkTable(name)) ||
    columns.some(
      (column) =>
        (column.references === undefined && isJunkColumn(column.name)) ||
        (name === '' && isElsewhere(column.name)),
    )
  );
}
