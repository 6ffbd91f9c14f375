import { fail, ok } from '../../shared/result.ts';
import { findColumn, findMention, requireColumn, requireTable, reworded } from './find.ts';
import type { LexiconColumn, LexiconTable } from './lexicon.ts';
import { singular, humanise, withoutArticle } from './names.ts';
import { choice, listed, question } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Clause } from './clause.ts';
import { firstMatch } from './slots.ts';
import type { SchemaIndex } from './schemaIndex.ts';

export interface ColumnRef {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
}

const columnWord =
  /^(?:(?:column|field|property|attribute|value)s? (?:called |named )?)|(?: (?:column|field|property|attribute|value)s?)$/giu;
const ofTable =
  /^(?<column>.+?) (?:of|in|on|for|from|to|inside|within) (?:the |our |my |all |every |each |a |an )*(?<table>.+)$/iu;
const dotted = /^(?<table>[\p{L}\p{N}_]+)\.(?<column>[\p{L}\p{N}_]+)$/u;

/** Tables with a column of this name, for a column named without its table. */
export function tablesWith(mention: string, schema: SchemaIndex): readonly ColumnRef[] {
  return schema.tables.flatMap((table) => {
    const column = findColumn(mention, table);
    return column === undefined ? [] : [{ table, column }];
  });
}

function withoutTable(text: string, clause: Clause, schema: SchemaIndex): Outcome<ColumnRef> | undefined {
  const found = tablesWith(text, schema);
  const [only] = found;
  if (only === undefined) return undefined;
  if (found.length === 1) return ok(only);
  const choices = found
    .slice(0, 5)
    .map(({ table }) =>
      choice(reworded(clause, text, `${humanise(only.column.name)} of ${table.name}`), humanise(table.name)),
    );
  return fail(
    question(
      `Several tables have a ${humanise(only.column.name)}: ${listed(found.map(({ table }) => table.name))}. Which one?`,
      choices,
    ),
  );
}

/**
 * Reads 'the email of customers', "customers' email", 'customers.email', 'the customer email' or just 'email'.
 * Undefined when it names no column; a question when the table or the column is unclear.
 */
export function readColumnRef(
  said: string,
  clause: Clause,
  schema: SchemaIndex,
): Outcome<ColumnRef> | undefined {
  const text = withoutArticle(said).replaceAll(columnWord, '').trim();
  const parts = firstMatch([dotted, ofTable], text);
  if (parts !== undefined) {
    const table = requireTable(clause, parts('table'), schema);
    if (table.ok) {
      const column = requireColumn(clause, parts('column').replaceAll(columnWord, ''), table.value);
      return column.ok ? ok({ table: table.value, column: column.value }) : column;
    }
    if (tablesWith(parts('column'), schema).length > 0) return table;
  }
  const mention = findMention(text, schema);
  if (mention !== undefined && mention.before === '' && mention.after !== '') {
    const column =
      findColumn(mention.after.replace(/^table /iu, ''), mention.table) ??
      findColumn(`${singular(mention.table.name)} ${mention.after}`, mention.table);
    if (column !== undefined) return ok({ table: mention.table, column });
  }
  return withoutTable(text, clause, schema);
}
