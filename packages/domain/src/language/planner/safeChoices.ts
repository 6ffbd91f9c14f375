import { isFunctionWord, stem, tokensOf } from '../guard/index.ts';
import type { Directory } from './directory.ts';
import { closeNames } from './names.ts';
import type { Understanding } from './plan.ts';
import { isOrder } from './told.ts';
import { valueOf } from './wish.ts';
import type { Wish } from './wish.ts';
import { numberWords } from './words/numbers.ts';

/** Words that pick some of the rows without saying which. */
export const fewOf =
  /\b(?:some|few|couple|several|most|certain|random|these|those|such|his|her|their|its|other|others|rest|first|latest|newest|oldest)\b/iu;

/** Verbs of choices that take something away, overwrite it or let somebody in. */
const graveVerbs =
  /^(?:delete|remove|drop|get rid|clear|empty|erase|wipe|purge|set|change|update|mark|make|raise|lower|increase|decrease|reduce|double|halve|take|replace)\b/iu;

const notTables: ReadonlySet<string> = new Set(
  'app apps application website site page pages homepage todo soon later now everywhere please'.split(' '),
);

/** A choice must say all that the sentence said: at most one misspelt word is put right. */
function keepsAll(instruction: string, said: string, lexicon: Directory): boolean {
  const missing = wordsMissing(said, instruction);
  const [word] = missing;
  if (word === undefined) return true;
  const offered = /"(?<value>[^"]+)"/u.exec(instruction)?.groups?.['value'];
  if (missing.length === 1 && offered !== undefined && isListed(offered, lexicon)) return true;
  const close = closeNames(word, tokensOf(instruction));
  return missing.length === 1 && close.length > 0 && !/^(?:un|in|non)/iu.test(word);
}

function wordsMissing(said: string, instruction: string): readonly string[] {
  const kept = new Set(tokensOf(instruction).map((token) => stem(token)));
  return tokensOf(said).filter(
    (token) => (!isFunctionWord(token) || fewOf.test(token)) && !isOpening(token) && !kept.has(stem(token)),
  );
}

/** Words that a choice may say in another way: the verb, and the people whose table is asked for. */
function isOpening(token: string): boolean {
  return (
    isOrder(token) || /^(?:everyone|everybody|anyone|people|users?|column|row|rows|table|as)$/iu.test(token)
  );
}

/** True for a value that a column lists: it is known, whatever was said in its place. */
function isListed(value: string, { tables }: Directory): boolean {
  return tables.some((table) =>
    table.columns.some((column) => column.allowedValues?.includes(value) === true),
  );
}

/** 'Customers soon', 'two biggest', 'website': none of them is what a new table should be called. */
function isStrayTable(instruction: string, lexicon: Directory): boolean {
  const name = /^Create a table called (?<name>\S+(?: \S+){0,2})$/u.exec(instruction)?.groups?.['name'];
  if (name === undefined) return false;
  const words = name.toLowerCase().split(' ');
  return (
    words.some((word) => notTables.has(word) || Object.hasOwn(numberWords, word)) ||
    (words.length > 1 && words.some((word) => lexicon.find(word) !== undefined))
  );
}

/** A question about what was half read offers nothing that would do more than was said. */
export function safeChoices(found: Understanding, wish: Wish, lexicon: Directory): Understanding {
  if (found.kind !== 'question') return found;
  const said = valueOf(wish.text, wish);
  return {
    ...found,
    choices: found.choices.filter(
      ({ instruction }) =>
        !isStrayTable(instruction, lexicon) &&
        (!graveVerbs.test(instruction) || keepsAll(instruction, said, lexicon)),
    ),
  };
}
