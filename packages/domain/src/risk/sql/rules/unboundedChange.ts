import { isNode, relationName, visitNodes, type SyntaxNode } from '../tree.ts';
import type { RuleHit, SqlRule } from '../types.ts';

function isConstant(condition: unknown): boolean {
  let reads = false;
  visitNodes(condition, (kind) => {
    if (kind === 'ColumnRef' || kind === 'SubLink') reads = true;
  });
  return !reads;
}

function hit(verb: 'Delete' | 'Update', node: SyntaxNode): RuleHit | undefined {
  if (isNode(node.whereClause) && !isConstant(node.whereClause)) return undefined;
  const name = relationName(node.relation) ?? 'a table';
  const sentence =
    verb === 'Delete' ? `It deletes every row of ${name}.` : `It changes every row of ${name}.`;
  return { level: verb === 'Delete' ? 'high' : 'medium', evidence: name, sentence };
}

/** H3: a delete that spares no row, also inside a WITH; an update of every row is one level lower, as undo is exact. */
export const unboundedChange: SqlRule = {
  id: 'H3',
  check({ kind, node }) {
    const hits: (RuleHit | undefined)[] = [];
    visitNodes({ [kind]: node }, (inner, at) => {
      if (inner === 'DeleteStmt') hits.push(hit('Delete', at));
      if (inner === 'UpdateStmt') hits.push(hit('Update', at));
    });
    return hits.filter((found) => found !== undefined);
  },
};
