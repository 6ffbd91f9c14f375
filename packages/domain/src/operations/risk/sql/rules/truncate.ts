import { nameIn } from '../names.ts';
import { listOf } from '../tree.ts';
import type { SqlRule } from '../types.ts';
import { withRows } from '../weight.ts';

/** H2: truncating a table, possibly with every table that refers to it. */
export const truncate: SqlRule = {
  id: 'H2',
  check({ kind, node }, context) {
    if (kind !== 'TruncateStmt') return [];
    const cascades = node.behavior === 'DROP_CASCADE';
    const others = cascades ? ', and every table that points at it' : '';
    return listOf(node.relations).map((relation) => {
      const name = nameIn(relation);
      return {
        level: 'high',
        object: name,
        evidence: withRows(name, context),
        sentence: `It empties ${name} completely${others}.`,
        saferWay: `Delete only some rows of ${name}, and say which`,
        undo: cascades || node.restart_seqs === true ? 'partial' : 'exact',
      };
    });
  },
};
