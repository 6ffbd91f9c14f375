import { cueOf } from '../../cues.ts';
import { singular } from '../../../planner/names.ts';
import { numberWord } from '../../tokens.ts';
import type { Described } from './drafts.ts';
import { isElsewhere } from './unused.ts';
import { setOf } from './words.ts';

const actions = setOf(
  'polite add remove change rename want show must can is not never if see edit without which who when except only me function',
);
const pronouns = setOf(
  'me us it them they he she we i please pls thats both each every either once twice further initially',
);
const small = setOf('of in per by for on at to and or the id');

/** Verbs that look like the plural of a noun. */
const doings = setOf('write made make keep need want give get do go have of');

const verbs = setOf('add remove change rename want show polite must can');

/** What `no` after it is the number of. */
const compound =
  /^(?:phone|telephone|tel|mobile|order|house|member|customer|room|batch|invoice|receipt|voucher|serial|id|ref)$/u;

/** Most words of a name, without the small ones. */
const mostWords = 4;

function isLong(words: readonly string[]): boolean {
  return words.filter((word) => !small.has(word)).length > mostWords;
}

/** Nouns that end like an adverb. */
const nouns = setOf('family supply assembly reply fly jelly lily anomaly monopoly ally rally');

/** True where the name of a table is made of verbs, pronouns or filler, or of too many words. */
export function isJunkTable(name: string): boolean {
  const words = name.split('_');
  const last = singular(words.at(-1) ?? '');
  return (
    isLong(words) ||
    isElsewhere(name) ||
    words.some((word, at) => {
      const cue = cueOf(word);
      return cue !== undefined && actions.has(cue) && !(at > 0 && small.has(word));
    }) ||
    doings.has(last) ||
    (last.endsWith('ly') && !nouns.has(last))
  );
}

/** True where the name of a column is a verb, a denial or filler, or has too many words. */
export function isJunkColumn(name: string): boolean {
  const words = name.split('_');
  const [first = ''] = words;
  const cue = words.length === 1 ? cueOf(first) : undefined;
  return (
    isLong(words) ||
    // A value: `born_1950`, `address_3_lane`.
    words.some((word, at) => /^\d/u.test(word) && (word.length > 2 || at < words.length - 1)) ||
    words.some((word) => pronouns.has(word)) ||
    (words.length > 1 && (numberWord(first) !== undefined || cueOf(first) === 'all')) ||
    (words.length > 1 && words.some((word) => cueOf(word) === 'more' || cueOf(word) === 'less')) ||
    (words.length > 1 &&
      (words.at(-1) === 'no' || words.at(-1) === 'yes') &&
      !compound.test(words[0] ?? '')) ||
    (words.length > 1 && ['no', 'not', 'never', 'without'].includes(first) && words[1] !== 'of') ||
    (words.length === 1 && doings.has(first)) ||
    (cue !== undefined && verbs.has(cue))
  );
}

/** True where a described table cannot be meant: its name or one of its columns is no name. */
export function isJunk({
  name,
  said,
  existing,
  columns,
}: Pick<Described, 'name' | 'said' | 'existing' | 'columns'>): boolean {
  const isNew = name !== '' && existing === undefined;
  return (
    (isNew && (isJunkTable(name) || cueOf(said.toLowerCase()) === 'show')) ||
    columns.some(
      (column) =>
        (column.references === undefined && isJunkColumn(column.name)) ||
        (name === '' && isElsewhere(column.name)),
    )
  );
}
