import { humanise, singular } from '../planner/names.ts';
import { kindOf } from '../planner/kinds.ts';
import type { Lexicon, LexiconTable } from '../planner/lexicon.ts';

/** A sentence that can be planned on this database. */
export interface Suggestion {
  readonly text: string;
  /** Other words for what it does, which nobody reads: they only make it easier to find. */
  readonly also: string;
}

/** Tables that suggestions are made for; a database with more is suggested in part. */
const mostTables = 60;

function ofTable(table: LexiconTable): readonly Suggestion[] {
  const label = humanise(table.name);
  const one = singular(label);
  const made: Suggestion[] = [
    { text: `Show all ${label}`, also: 'list display see give tell which who find look print' },
    { text: `How many ${label} are there?`, also: 'count number total amount often' },
    {
      text: `Add an optional note to ${label}`,
      also: 'column field new need store keep record comment remark',
    },
    {
      text: `Let signed-in people see ${label}`,
      also: 'access read everyone public visible logged rights allow who may can',
    },
    {
      text: `Nobody may see ${label}`,
      also: 'access lock private protect hide secret closed public only server',
    },
  ];
  for (const column of table.columns) {
    const name = humanise(column.name);
    const kind = kindOf(column);
    if (column.primaryKey || kind === 'uuid' || kind === 'other') continue;
    if (column.references === undefined && (kind === 'number' || kind === 'integer'))
      made.push(
        { text: `What is the average ${name} of ${label}?`, also: 'mean middle' },
        { text: `What is the total ${name} of ${label}?`, also: 'sum money value worth altogether' },
        { text: `Top 5 ${label} by ${name}`, also: 'top best most dearest largest order sort' },
      );
    if (kind === 'boolean')
      made.push({ text: `Show ${label} where ${name} is yes`, also: 'which only those' });
    for (const value of (column.allowedValues ?? []).slice(0, 4))
      made.push({ text: `Show ${label} where ${name} is ${value}`, also: 'which only those list' });
    if (column.nullable) {
      made.push(
        { text: `Show ${label} without ${name}`, also: 'missing empty no which not' },
        { text: `Make ${name} in ${label} required`, also: 'must compulsory mandatory filled always' },
      );
    }
    if (!column.unique && kind === 'text')
      made.push({
        text: `Make ${name} in ${label} unique`,
        also: 'twice double same duplicate different once',
      });
    if (column.references !== undefined)
      made.push({
        text: `How many ${label} are there per ${name.replace(/ id$/u, '')}?`,
        also: `each ${one} count`,
      });
  }
  return made;
}

/**
 * Every sentence that is suggested on a database, by table.
 *
 * @example
 * canonicalSentences({ tables: [] })[0].text // => 'What tables do we have?'
 */
export function canonicalSentences({ tables }: Lexicon): readonly Suggestion[] {
  const general: readonly Suggestion[] = [
    { text: 'What tables do we have?', also: 'list data database structure' },
    {
      text: 'Create a notes table with a title and an optional text, where people only see their own',
      also: 'make new list table register catalogue keep track record',
    },
  ];
  return [...general, ...tables.slice(0, mostTables).flatMap((table) => ofTable(table))];
}
