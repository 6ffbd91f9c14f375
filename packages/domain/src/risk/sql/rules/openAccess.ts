import { isNode, listOf, relationName } from '../tree.ts';
import type { RuleHit, SqlRule } from '../types.ts';

function isTrue(expression: unknown): boolean {
  const constant = isNode(expression) && isNode(expression.A_Const) ? expression.A_Const : undefined;
  return constant !== undefined && isNode(constant.boolval) && constant.boolval.boolval === true;
}

/** H6 and M8: turning row-level security off, or a rule that lets everyone through. */
export const openAccess: SqlRule = {
  id: 'H6',
  check({ kind, node }) {
    const found: RuleHit[] = [];
    if (kind === 'AlterTableStmt') {
      const table = relationName(node.relation) ?? 'a table';
      for (const entry of listOf(node.cmds)) {
        const command = isNode(entry) && isNode(entry.AlterTableCmd) ? entry.AlterTableCmd : {};
        if (command.subtype === 'AT_DisableRowSecurity')
          found.push({
            level: 'high',
            evidence: table,
            sentence: `It opens ${table} to everyone who can reach the database.`,
          });
      }
    }
    if (kind === 'CreatePolicyStmt' && (isTrue(node.qual) || isTrue(node.with_check))) {
      const table = relationName(node.table) ?? 'a table';
      const reading = node.cmd_name === 'select';
      found.push({
        level: reading ? 'medium' : 'high',
        evidence: table,
        sentence: reading
          ? `It lets everyone the rule names read all of ${table}.`
          : `It lets everyone the rule names change all of ${table}.`,
      });
    }
    if (kind === 'DropStmt' && node.removeType === 'OBJECT_POLICY')
      found.push({
        level: 'medium',
        evidence: 'policy',
        sentence: 'It removes a rule about who may see or change rows.',
      });
    return found;
  },
};
