import { newConstraints } from '../parts.ts';
import type { SqlRule } from '../types.ts';
import { mayBeBig, withRows } from '../weight.ts';

const kinds: Readonly<Record<string, string>> = {
  CONSTR_CHECK: 'a rule',
  CONSTR_FOREIGN: 'a link',
  CONSTR_UNIQUE: 'a rule against duplicates',
  CONSTR_EXCLUSION: 'a rule against overlaps',
};

/** M3: a constraint that is checked against every row of a big table while other users wait. */
export const addConstraint: SqlRule = {
  id: 'M3',
  check(statement, context) {
    if (statement.kind !== 'AlterTableStmt') return [];
    return newConstraints(statement).flatMap(({ table, columns, node }) => {
      const what = kinds[String(node.contype)];
      const later = node.skip_validation === true || node.indexname !== undefined;
      if (what === undefined || later || !mayBeBig(table, context)) return [];
      return [
        {
          level: 'medium',
          object: table,
          evidence: `${withRows(table, context)}${columns.length > 0 ? `; ${columns.join(', ')}` : ''}`,
          sentence: `It adds ${what} to ${table} and checks every row at once; other users have to wait.`,
          saferWay: `Add ${what} to ${table} for new rows only, and check the older rows afterwards`,
          undo: 'exact',
        },
      ];
    });
  },
};
