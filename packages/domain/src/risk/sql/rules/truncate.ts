import { listOf, relationName } from '../tree.ts';
import type { SqlRule } from '../types.ts';

/** H2: emptying a table. */
export const truncate: SqlRule = {
  id: 'H2',
  check({ kind, node }) {
    if (kind !== 'TruncateStmt') return [];
    return listOf(node.relations).map((relation) => {
      const name = relationName(relation) ?? 'a table';
      return { level: 'high', evidence: name, sentence: `It empties ${name} completely.` };
    });
  },
};
