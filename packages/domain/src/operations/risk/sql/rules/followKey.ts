import { nameIn } from '../names.ts';
import { newConstraints } from '../parts.ts';
import type { RuleContext, SqlRule } from '../types.ts';
import { mayBeBig, tableFacts, withRows } from '../weight.ts';

/** True when an index of the table begins with these columns, in whatever order. */
function isIndexed(table: string, columns: readonly string[], context: RuleContext): boolean {
  const known = Object.values(tableFacts(table, context).indexes ?? {});
  const planned = context.plan.indexes.filter((index) => index.table === table);
  return [...known, ...planned].some((index) => {
    const first = new Set(index.columns.slice(0, columns.length));
    return columns.every((column) => first.has(column));
  });
}

/** M7: a foreign key with ON DELETE CASCADE, and a foreign key without an index. */
export const followKey: SqlRule = {
  id: 'M7',
  check(statement, context) {
    return newConstraints(statement).flatMap(({ table, columns, node }) => {
      if (node.contype !== 'CONSTR_FOREIGN') return [];
      const target = nameIn(node.pktable);
      const names = columns.join(' and ');
      const found = {
        level: 'medium',
        object: `${table}.${columns.join(', ')}`,
        of: table,
        undo: 'exact',
      } as const;
      const cascade = {
        ...found,
        evidence: `${withRows(table, context)} would follow ${target}`,
        sentence: `Deleting a row of ${target} will delete the rows of ${table} that point at it.`,
        saferWay: `Refuse to delete a row of ${target} while ${table} points at it`,
        undo: 'partial',
      } as const;
      const slow = {
        ...found,
        evidence: withRows(table, context),
        sentence: `Without an index on ${names} of ${table}, deleting a row of ${target} reads all of ${table}.`,
        saferWay: `Add an index on ${names} of ${table}`,
      };
      return [
        ...(node.fk_del_action === 'c' ? [cascade] : []),
        ...((context.created.has(table) || mayBeBig(table, context)) && !isIndexed(table, columns, context)
          ? [slow]
          : []),
      ];
    });
  },
};
