import { letsAllThrough } from '../conditions.ts';
import { exposedAmong, isReachable, nameIn, objectParts, policyKey, rolesIn } from '../names.ts';
import { alterCommands, field, tableOf } from '../parts.ts';
import { listOf, type SyntaxNode, type Statement } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';
import { commandOf, policiesAfter } from '../policies.ts';
import { tableFacts } from '../weight.ts';

function unlocked(statement: Statement): readonly RuleHit[] {
  const table = tableOf(statement);
  return alterCommands(statement).flatMap(({ subtype }): readonly RuleHit[] => {
    if (subtype !== 'AT_DisableRowSecurity' && subtype !== 'AT_NoForceRowSecurity') return [];
    const off = subtype === 'AT_DisableRowSecurity';
    return [
      {
        level: off ? 'high' : 'medium',
        object: table,
        evidence: table,
        sentence: off
          ? `It opens ${table} to everyone who can reach the database.`
          : `The rules of ${table} no longer apply to its owner.`,
        saferWay: `Let people see only their own rows of ${table}`,
        undo: 'partial',
        lasting: true,
      },
    ];
  });
}

function removed(parts: readonly string[], context: RuleContext): RuleHit {
  const table = policyKey(parts.slice(0, -1));
  const last =
    policiesAfter(table, context)?.length === 0 &&
    context.plan.lastGone.get(table) === context.index &&
    isReachable(table, context);
  return {
    level: last ? 'high' : 'medium',
    object: table,
    evidence: policyKey(parts),
    sentence: last
      ? `It removes the last rule about who may see or change rows of ${table}.`
      : `It removes a rule about who may see or change rows of ${table}.`,
    undo: 'exact',
  };
}

function written(kind: string, node: SyntaxNode, context: RuleContext): readonly RuleHit[] {
  const table = nameIn(node.table);
  const changed = kind === 'AlterPolicyStmt';
  const known = tableFacts(table, context);
  const command = commandOf(node, context);
  const narrows = !changed && node.permissive !== true;
  const open = letsAllThrough(node.qual) || letsAllThrough(node.with_check);
  const given = rolesIn(node.roles);
  const asked = given.length === 0 ? ['public'] : given;
  const hits: RuleHit[] = [];
  if (open && !narrows && command !== 'select' && exposedAmong(asked, context).length > 0)
    hits.push({
      level: 'high',
      object: table,
      evidence: `${field(node, 'policy_name')} on ${table}`,
      sentence: `It lets everyone named in the rule change all of ${table}.`,
      saferWay: `Let people see only their own rows of ${table}`,
      undo: 'partial',
      lasting: true,
    });
  if (changed && hits.length === 0)
    hits.push({
      level: 'medium',
      object: table,
      evidence: `${field(node, 'policy_name')} on ${table}`,
      sentence: `It changes a rule about who may see or change rows of ${table}.`,
      undo: 'partial',
    });
  const isNew = context.created.has(table);
  if ((known.rowSecurity === false || isNew) && !context.plan.locked.has(table))
    hits.push({
      level: 'high',
      object: table,
      evidence: `${field(node, 'policy_name')} on ${table}`,
      sentence: `The rule has no effect: ${table} is open, because row-level security is off.`,
      saferWay: `Lock ${table}`,
      undo: 'exact',
      lasting: true,
    });
  return hits;
}

/**
 * H6: turning row-level security off, removing the last rule of a table in the public API, a rule that lets
 * everyone change rows, and rules written while row-level security is off. Read access for everyone is M8.
 */
export const openAccess: SqlRule = {
  id: 'H6',
  check(statement, context) {
    const { kind, node } = statement;
    if (kind === 'AlterTableStmt') return unlocked(statement);
    if (kind === 'CreatePolicyStmt' || kind === 'AlterPolicyStmt') return written(kind, node, context);
    if (kind !== 'DropStmt' || node.removeType !== 'OBJECT_POLICY') return [];
    return listOf(node.objects).map((object) => removed(objectParts(object), context));
  },
};
