import { looksSecret } from '../../secretName.ts';
import { isReachable } from '../names.ts';
import { newColumns, tableOf } from '../parts.ts';
import type { SqlRule } from '../types.ts';
import { tableFacts } from '../weight.ts';

/** H11: columns that look like passwords, tokens or national ids in an unlocked table in the public API. */
export const unprotectedSecrets: SqlRule = {
  id: 'H11',
  check(statement, context) {
    const names = newColumns(statement).flatMap(({ name }) => (looksSecret(name) ? [name] : []));
    const table = tableOf(statement);
    const open = context.created.has(table) || tableFacts(table, context).rowSecurity === false;
    if (names.length === 0 || !open || !isReachable(table, context) || context.plan.locked.has(table))
      return [];
    return [
      {
        level: 'high',
        object: table,
        evidence: names.map((name) => `${table}.${name}`).join(', '),
        sentence: `Everyone who reaches the database could read ${names.join(' and ')} in ${table}, which is not locked.`,
        saferWay: `Lock ${table}`,
        undo: 'partial',
        lasting: true,
      },
    ];
  },
};
