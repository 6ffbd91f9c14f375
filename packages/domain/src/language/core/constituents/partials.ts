import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
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

/** Words that are a part of more names than this name none of them. */
const most = 5;

/** The names of rows that hold all of the words, exactly spelt if there are any such. */
export function partialValues(words: readonly string[], table: LexiconTable): readonly Partial[] {
  const found = labelsOf(table).flatMap((column) =>
    (column.values ?? [])
      .filter((value) => {
        const all = parts(value);
        return all.length >= words.length && words.every((word) => all.some((part) => isNear(part, word)));
      })
      .map((value) => ({ column, value, isExact: words.every((word) => parts(value).includes(word)) })),
  );
  const exact = found.filter(({ isExact }) => isExact);
  const best = exact.length > 0 ? exact : found;
  const few = best.length > most ? [] : best;
  return few.filter(({ value }, at) => few.findIndex((other) => fold(other.value) === fold(value)) === at);
}
