import { isFunctionWord, stem, tokensOf } from '../guard/index.ts';
import type { SchemaIndex } from './schemaIndex.ts';
import { closeNames } from './names.ts';
import type { Understanding } from './plan.ts';
import { isOrder } from './statements.ts';
import { valueOf } from './clause.ts';
import type { Clause } from './clause.ts';
import { numberWords } from './words/numbers.ts';

/** Words that limit the rows without saying which. */
export const fewOf =
  /\b(?:some|few|couple|several|most|certain|random|these|those|such|his|her|their|its|other|others|rest|first|latest|newest|oldest)\b/iu;

/** Verbs of choices that delete, overwrite or grant access. */
const riskyVerbs =
  /^(?:delete|remove|drop|get rid|clear|empty|erase|wipe|purge|set|change|update|mark|make|raise|lower|increase|decrease|reduce|double|halve|take|replace)\b/iu;

const notTables: ReadonlySet<string> = new Set(
  'app apps application website site page pages homepage todo soon later now everywhere please'.split(' '),
);

/** A choice must contain every word of the sentence; at most one misspelt word may be corrected. */
function keepsAll(instruction: string, said: string, schema: SchemaIndex): boolean {
  const missing = wordsMissing(said, instruction);
  const [word] = missing;
  if (word === undefined) return true;
  const offered = /"(?<value>[^"]+)"/u.exec(instruction)?.groups?.['value'];
  if (missing.length === 1 && offered !== undefined && isListed(offered, schema)) return true;
  const close = closeNames(word, tokensOf(instruction));
  return missing.length === 1 && close.length > 0 && !/^(?:un|in|non)/iu.test(word);
}

function wordsMissing(said: string, instruction: string): readonly string[] {
  const offered = new Set(tokensOf(instruction).map((token) => stem(token)));
  return tokensOf(said).filter(
    (token) =>
      (!isFunctionWord(token) || fewOf.test(token)) && !isOpening(token) && !offered.has(stem(token)),
  );
}

/** Words that a choice may replace: the verb, and words for people or structure. */
function isOpening(token: string): boolean {
  return (
    isOrder(token) || /^(?:everyone|everybody|anyone|people|users?|column|row|rows|table|as)$/iu.test(token)
  );
}

/** True for a value that some column lists. */
function isListed(value: string, { tables }: SchemaIndex): boolean {
  return tables.some((table) =>
    table.columns.some((column) => column.allowedValues?.includes(value) === true),
  );
}

/** True for a choice whose table name is an unlikely one, such as 'customers soon', 'two biggest' or 'website'. */
function isStrayTable(instruction: string, schema: SchemaIndex): boolean {
  const name = /^Create a table called (?<name>\S+(?: \S+){0,2})$/u.exec(instruction)?.groups?.['name'];
  if (name === undefined) return false;
  const words = name.toLowerCase().split(' ');
  return (
    words.some((word) => notTables.has(word) || Object.hasOwn(numberWords, word)) ||
    (words.length > 1 && words.some((word) => schema.find(word) !== undefined))
  );
}

/** Removes choices that would do more than the sentence says. */
export function safeChoices(found: Understanding, clause: Clause, schema: SchemaIndex): Understanding {
  if (found.kind !== 'question') return found;
  const said = valueOf(clause.text, clause);
  return {
    ...found,
    choices: found.choices.filter(
      ({ instruction }) =>
        !isStrayTable(instruction, schema) &&
        (!riskyVerbs.test(instruction) || keepsAll(instruction, said, schema)),
    ),
  };
}
