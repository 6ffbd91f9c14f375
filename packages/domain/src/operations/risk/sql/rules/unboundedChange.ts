import { sparesNothing } from '../conditions.ts';
import { nameIn } from '../names.ts';
import { tagged } from '../parts.ts';
import { listOf, visitNodes, type SyntaxNode } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';
import { withRows } from '../weight.ts';

function hit(deletes: boolean, relation: unknown, context: RuleContext): RuleHit {
  const name = nameIn(relation);
  return {
    level: 'high',
    object: name,
    evidence: withRows(name, context),
    sentence: deletes ? `It deletes every row of ${name}.` : `It changes every row of ${name}.`,
    saferWay: `${deletes ? 'Delete' : 'Change'} only some rows of ${name}, and say which`,
    undo: 'exact',
  };
}

function merged(node: SyntaxNode, context: RuleContext): readonly RuleHit[] {
  return listOf(node.mergeWhenClauses).flatMap((entry) => {
    const clause = tagged(entry, 'MergeWhenClause');
    const others = clause.matchKind === 'MERGE_WHEN_NOT_MATCHED_BY_SOURCE';
    const every = sparesNothing(clause.condition) && (others || sparesNothing(node.joinCondition));
    const changes = clause.commandType === 'CMD_DELETE' || clause.commandType === 'CMD_UPDATE';
    return every && changes ? [hit(clause.commandType === 'CMD_DELETE', node.relation, context)] : [];
  });
}

/** H3: a delete or update of every row, also inside a WITH, an EXPLAIN ANALYZE or a MERGE branch. */
export const unboundedChange: SqlRule = {
  id: 'H3',
  check({ kind, node }, context) {
    const hits: RuleHit[] = [];
    visitNodes({ [kind]: node }, (inner, at) => {
      const changes = inner === 'DeleteStmt' || inner === 'UpdateStmt';
      if (changes && sparesNothing(at.whereClause))
        hits.push(hit(inner === 'DeleteStmt', at.relation, context));
      if (inner === 'MergeStmt') hits.push(...merged(at, context));
    });
    return hits;
  },
};
