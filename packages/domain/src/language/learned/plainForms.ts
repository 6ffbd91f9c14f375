import type { DatabaseChange, Reading } from '../ast/index.ts';
import { typeInBrackets } from '../core/columns/types.ts';

/** The change of a reading that makes no other. */
function onlyChange(reading: Reading | undefined): DatabaseChange | undefined {
  if (reading?.kind !== 'parts') return undefined;
  const [part, ...others] = reading.parts;
  const changes = part !== undefined && 'changes' in part && part.service === 'database' ? part.changes : [];
  return others.length === 0 && changes.length === 1 ? changes[0] : undefined;
}

/** A change of a value in so many words: `set the state of the Rossi album to ordered`. */
const setting =
  /^\W*(?:please )?(?:set|change) (?:the )?[\p{L}_ ]{2,40}? (?:(?:of|for) (?:the |our |my )?[^,;.?!\n]{2,60} to [^,;?!\n]{1,60}|to [^,;?!\n]{1,60} for [^,;?!\n]{2,60} where [^,;?!\n]{3,80})$/iu;

/** True where the rules read nothing but that change, of some rows. */
export function isSetting(text: string, reading: Reading | undefined): boolean {
  const change = setting.test(text.trim().replace(/\.$/u, '')) ? onlyChange(reading) : undefined;
  return change?.do === 'update' && change.where.kind !== 'always' && Object.keys(change.set).length === 1;
}

/** A new table in so many words: `boats: name (text), length (number)`, `make a table called vines. columns: row, variety`. */
const explicitTable =
  /^\W*(?:(?:please |can you )*(?:make|create|add|set up|new) (?:me |us )?(?:an? )?(?:new )?(?<called>table (?:called|named) )?(?:table |list )?(?:for |of )?)?[\p{L}_ ]{2,30}?(?:[:.,]| with)\s*(?:with )?(?:the )?(?:columns?|fields?)?(?: are)?:? ?(?<list>[^.:;?!\n]+)\.?$/iu;

/** True where the rules read one new table with each column of such a list, and nothing else. */
export function isExplicitTable(text: string, reading: Reading | undefined): boolean {
  const { called, list = '' } = explicitTable.exec(text.trim())?.groups ?? {};
  if (called === undefined && !typeInBrackets.test(list)) return false;
  const change = onlyChange(reading);
  const said = list.replaceAll(/\([^()]*\)/gu, '').split(/,\s*(?:and )?|\s+and\s+/u);
  return change?.do === 'create-table' && change.columns.length === said.length;
}
