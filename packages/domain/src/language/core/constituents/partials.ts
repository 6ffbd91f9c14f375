import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { rememberedByObject, rememberedByText } from '../../../shared/remember.ts';
import type { CoreIndex } from '../schemaIndex.ts';
import { edits } from '../spelling.ts';
import { fold, labelsOf } from './columnKinds.ts';

/** A value that some words are a part of: `blue` of `Hollow Lane Blue`. */
export interface Partial {
  readonly column: LexiconColumn;
  readonly value: string;
  /** True where no letter is wrong. */
  readonly isExact: boolean;
}

function parts(value: string): readonly string[] {
  return fold(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

function isNear(part: string, word: string): boolean {
  return part === word || (word.length > 4 && part[0] === word[0] && edits(part, word, 1) <= 1);
}

interface RowName {
  readonly column: LexiconColumn;
  readonly value: string;
  readonly words: readonly string[];
}

/** The names of the rows of a table by the first letters of their words. */
const namesByLetter = rememberedByObject((table: LexiconTable): ReadonlyMap<string, readonly RowName[]> => {
  const found = new Map<string, RowName[]>();
  for (const column of labelsOf(table))
    for (const value of column.values ?? []) {
      const words = parts(value);
      for (const letter of new Set(words.map((word) => word.charAt(0))))
        found.set(letter, [...(found.get(letter) ?? []), { column, value, words }]);
    }
  return found;
});

/** Words that are a part of more names than this name none of them. */
const most = 5;

/** The names of rows that hold all of the words, exactly spelt if there are any such. */
export function partialValues(words: readonly string[], table: LexiconTable): readonly Partial[] {
  return knownPartials(table)(words.join('\n'));
}

/** The rows of all tables that a word is exactly a part of the name of: `Ana` of Ana Ruiz. */
export const rowsCalled = rememberedByObject(({ tables }: Pick<CoreIndex, 'tables'>) =>
  rememberedByText((word) =>
    tables.flatMap((table) =>
      partialValues([fold(word)], table)
        .filter(({ isExact }) => isExact)
        .map(({ column, value }) => ({ table, column, value })),
    ),
  ),
);

const knownPartials = rememberedByObject((table: LexiconTable) =>
  rememberedByText((words) => findPartials(words.split('\n'), table)),
);

function findPartials(words: readonly string[], table: LexiconTable): readonly Partial[] {
  const found = (namesByLetter(table).get(words[0]?.charAt(0) ?? '') ?? [])
    .filter(
      (name) =>
        name.words.length >= words.length &&
        words.every((word) => name.words.some((part) => isNear(part, word))),
    )
    .map(({ column, value, words: all }) => ({
      column,
      value,
      isExact: words.every((word) => all.includes(word)),
    }));
  const exact = found.filter(({ isExact }) => isExact);
  const best = exact.length > 0 ? exact : found;
  const few = best.length > most ? [] : best;
  return few.filter(({ value }, at) => few.findIndex((other) => fold(other.value) === fold(value)) === at);
}
