import { isNode, listOf, relationName, visitNodes } from '../tree.ts';
import type { RuleHit, SqlRule } from '../types.ts';

/** M6 raised to high: the product asks twice before any row of a founder's data is deleted. */
export const deleteRows: SqlRule = {
  id: 'M6',
  check({ kind, node }) {
    const hits: RuleHit[] = [];
    visitNodes({ [kind]: node }, (inner, at) => {
      const name = relationName(at.relation) ?? 'a table';
      if (inner === 'DeleteStmt' && isNode(at.whereClause))
        hits.push({ level: 'high', evidence: name, sentence: `It deletes rows of ${name}.` });
      if (inner === 'UpdateStmt' && isNode(at.whereClause))
        hits.push({ level: 'medium', evidence: name, sentence: `It changes existing rows of ${name}.` });
      if (inner === 'InsertStmt' && isNode(at.onConflictClause))
        if (at.onConflictClause.action === 'ONCONFLICT_UPDATE')
          hits.push({ level: 'medium', evidence: name, sentence: `It changes existing rows of ${name}.` });
      for (const entry of inner === 'MergeStmt' ? listOf(at.mergeWhenClauses) : []) {
        const clause = isNode(entry) && isNode(entry.MergeWhenClause) ? entry.MergeWhenClause : {};
        if (clause.commandType === 'CMD_DELETE')
          hits.push({ level: 'high', evidence: name, sentence: `It deletes rows of ${name}.` });
        if (clause.commandType === 'CMD_UPDATE')
          hits.push({ level: 'medium', evidence: name, sentence: `It changes existing rows of ${name}.` });
      }
    });
    return hits;
  },
};
