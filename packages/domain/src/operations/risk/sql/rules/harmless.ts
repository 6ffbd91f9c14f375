import { alterCommands, newColumns, newConstraints, tableOf } from '../parts.ts';
import { writtenBy } from '../plan.ts';
import { listOf, type Statement } from '../tree.ts';
import type { RuleHit, SqlRule } from '../types.ts';

/** The effect of a harmless statement; undefined for any other. */
function doing(statement: Statement): string | undefined {
  const { kind, node } = statement;
  const table = tableOf(statement);
  if (kind === 'CreateStmt') return `It makes the new table ${table}.`;
  if (kind === 'CreatePolicyStmt') return 'It adds a rule about who may see or change rows.';
  if (kind === 'CommentStmt') return 'It writes a comment.';
  if (kind === 'IndexStmt') return `It makes finding rows of ${table} faster.`;
  if (kind === 'InsertStmt') return `It adds rows to ${table}.`;
  if (kind === 'SelectStmt' && writtenBy(statement).length === 0)
    return node.limitCount === undefined ? undefined : 'It only reads, and no more rows than its limit.';
  if (newConstraints(statement).some(({ node: made }) => made.skip_validation === true))
    return `It adds a rule for new rows of ${table} only.`;
  if (alterCommands(statement).some(({ subtype }) => subtype === 'AT_EnableRowSecurity'))
    return `It locks ${table}, so that only its rules give access.`;
  const added = newColumns(statement);
  return kind === 'AlterTableStmt' && added.some(({ constraints }) => listOf(constraints).length === 0)
    ? `It adds a column to ${table} that may stay empty.`
    : undefined;
}

/** L1: steps that lose, break and expose nothing. */
export const harmless: SqlRule = {
  id: 'L1',
  check(statement): readonly RuleHit[] {
    const sentence = doing(statement);
    if (sentence === undefined) return [];
    const object = tableOf(statement);
    return [{ level: 'low', object, evidence: statement.kind.replace(/Stmt$/, ''), sentence, undo: 'exact' }];
  },
};
