import { nameIn, namesIn, schemaOf } from '../names.ts';
import { newConstraints } from '../parts.ts';
import type { SqlRule } from '../types.ts';

/** H15: a foreign key to a column of the sign-in tables other than their key, which may change with the next version. */
export const systemKey: SqlRule = {
  id: 'H15',
  check(statement) {
    return newConstraints(statement).flatMap(({ table, columns, node }) => {
      const target = nameIn(node.pktable);
      const keys = namesIn(node.pk_attrs);
      if (schemaOf(target) !== 'auth' || keys.length === 0 || keys.join() === 'id') return [];
      return [
        {
          level: 'high',
          object: table,
          evidence: `${table}.${columns.join(', ')} to ${target}.${keys.join(', ')}`,
          sentence: `It ties ${table} to ${keys.join(' and ')} of ${target}, which the sign-in service may change.`,
          saferWay: `Add an owner to ${table}`,
          undo: 'exact',
          lasting: true,
        },
      ];
    });
  },
};
