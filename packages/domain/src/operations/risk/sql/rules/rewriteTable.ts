import { keyOf, namesIn } from '../names.ts';
import { newColumns, newConstraints, tableOf, typeText, type NewColumn } from '../parts.ts';
import { visitNodes } from '../tree.ts';
import type { SqlRule } from '../types.ts';
import { isEmpty, withRows } from '../weight.ts';

/** Functions with the same value for every row of a statement; any other may differ per row. */
const steady = new Set(
  `now transaction_timestamp statement_timestamp current_setting auth.uid auth.jwt auth.role auth.email lower upper
  concat round floor ceil abs to_jsonb jsonb_build_object jsonb_build_array make_date make_interval date_trunc timezone`.split(
    /\s+/,
  ),
);

function differs(expression: unknown): boolean {
  let found = false;
  visitNodes(expression, (key, inner) => {
    const parts = namesIn(inner.funcname).filter((part) => part !== 'pg_catalog');
    if (key === 'FuncCall' && !steady.has(keyOf(parts))) found = true;
  });
  return found;
}

function reason({ typeName, constraints }: NewColumn): string | undefined {
  if (/serial\d?$/.test(typeText(typeName))) return 'its own number';
  for (const { contype, raw_expr: expression } of constraints) {
    if (contype === 'CONSTR_IDENTITY') return 'its own number';
    if (contype === 'CONSTR_GENERATED') return 'a value calculated from the others';
    if (contype === 'CONSTR_DEFAULT' && differs(expression)) return 'its own value';
  }
  return undefined;
}

/** M5: a new column whose values differ per row, or a new key: every row of a non-empty table is rewritten. */
export const rewriteTable: SqlRule = {
  id: 'M5',
  check(statement, context) {
    const table = tableOf(statement);
    if (statement.kind !== 'AlterTableStmt' || isEmpty(table, context)) return [];
    const columns = newColumns(statement).flatMap((column) => {
      const why = reason(column);
      return why === undefined ? [] : [[column.name, `Each row of ${table} gets ${why} for ${column.name}`]];
    });
    const keys = newConstraints(statement).flatMap(({ columns: names, node }) =>
      node.contype === 'CONSTR_PRIMARY' && node.indexname === undefined
        ? [[names.join(', '), `Every row of ${table} is checked for its new key ${names.join(', ')}`]]
        : [],
    );
    return [...columns, ...keys].map(([name, what]) => ({
      level: 'medium',
      object: `${table}.${name}`,
      of: table,
      evidence: `${withRows(table, context)}; ${name}`,
      sentence: `${what}; other users wait while the table is rewritten.`,
      undo: 'exact',
    }));
  },
};
