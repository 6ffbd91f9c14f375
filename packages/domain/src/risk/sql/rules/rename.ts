import { relationName } from '../tree.ts';
import type { SqlRule } from '../types.ts';

/** M1: a rename breaks whatever still uses the old name. */
export const rename: SqlRule = {
  id: 'M1',
  check({ kind, node }, facts) {
    if (kind !== 'RenameStmt') return [];
    const table = relationName(node.relation) ?? 'something';
    if (facts.created.has(table)) return [];
    const what = typeof node.subname === 'string' ? `${node.subname} in ${table}` : table;
    return [
      {
        level: 'medium',
        evidence: what,
        sentence: `Whatever still uses the old name ${what} will stop working.`,
      },
    ];
  },
};
