import { alterCommands, tableOf, tagged, typeText } from '../parts.ts';
import { textOf, listOf, type SyntaxNode } from '../tree.ts';
import type { SqlRule } from '../types.ts';
import { under } from '../../under.ts';
import { tableFacts, withRows } from '../weight.ts';

/** Types (parser names) that can hold every value of a type (catalogue name). */
const wider: Readonly<Record<string, string>> = {
  smallint: 'int4 int8 numeric',
  integer: 'int8 numeric',
  bigint: 'numeric',
  real: 'float8',
  date: 'timestamp',
  json: 'jsonb',
};

/** True for a standard conversion: no USING, or one that only casts the column itself. */
function isOwn(using: unknown, column: string): boolean {
  if (using === undefined) return true;
  const cast: SyntaxNode = tagged(using, 'TypeCast');
  const fields = listOf(tagged(cast.arg, 'ColumnRef').fields);
  return fields.length === 1 && textOf(fields[0]) === column;
}

/**
 * H5: converting a column to another type, which may lose or reject values: high unless the table is known to be empty,
 * a trial showed that every value survives, or the new type can hold every value of the old one. Only the trial can judge
 * a custom conversion.
 */
export const changeType: SqlRule = {
  id: 'H5',
  check(statement, context) {
    const table = tableOf(statement);
    return alterCommands(statement).flatMap(({ subtype, name, def }) => {
      if (subtype !== 'AT_AlterColumnType') return [];
      const { typeName, raw_default: using } = tagged(def, 'ColumnDef');
      const type = typeText(typeName);
      const known = under(tableFacts(table, context).columns, name);
      const holdsAll = type === 'text' || (under(wider, known?.type ?? '') ?? '').split(' ').includes(type);
      const survives = known?.survives === true || (holdsAll && isOwn(using, name));
      const effect = survives ? 'and keeps every value' : 'which may lose or reject some';
      return [
        {
          level: 'medium',
          object: `${table}.${name}`,
          of: table,
          evidence: `${withRows(table, context)}; ${name} becomes ${type}`,
          sentence: `It converts every value of ${name} in ${table} to another type, ${effect}.`,
          saferWay: `Add a second column of the new type to ${table}, and keep ${name}`,
          undo: survives ? 'exact' : 'partial',
          raisedBy: survives ? [] : ['rows'],
        },
      ];
    });
  },
};
