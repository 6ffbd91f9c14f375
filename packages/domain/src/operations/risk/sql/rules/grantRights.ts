import { exposedAmong, isReachable, keyOf, objectParts, rolesIn, tableKey } from '../names.ts';
import { field, tagged } from '../parts.ts';
import { isNode, listOf, type SyntaxNode } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';
import { tableFacts } from '../weight.ts';

const harmless = new Set(['select', 'usage', 'execute', 'connect']);

function granted(node: SyntaxNode, context: RuleContext, future: boolean): readonly RuleHit[] {
  const roles = rolesIn(node.grantees);
  const passedOn = node.grant_option === true;
  if (node.is_grant !== true || (exposedAmong(roles, context).length === 0 && !passedOn)) return [];
  const rights = listOf(node.privileges).map(
    (item) => field(tagged(item, 'AccessPriv'), 'priv_name') || 'all',
  );
  const everything = future || node.targtype !== 'ACL_TARGET_OBJECT';
  const writes = rights.length === 0 || rights.some((right) => !harmless.has(right));
  const named = listOf(node.objects).map((item) => tableKey(item) ?? keyOf(objectParts(item)));
  const unlocked = named.some(
    (name) => isReachable(name, context) && tableFacts(name, context).rowSecurity === false,
  );
  const what = future ? 'everything created later' : everything ? 'every table' : named.join(', ');
  return [
    {
      level: everything || writes || passedOn || unlocked ? 'high' : 'medium',
      object: what,
      evidence: `${rights.join(', ') || 'all'} on ${what} to ${roles.join(', ')}`,
      sentence: `It gives ${roles.join(' and ')} the right to ${writes ? 'change' : 'use'} ${what}.`,
      saferWay: 'Let people see only their own rows',
      undo: 'partial',
      lasting: true,
    },
  ];
}

/**
 * H7: granting rights to visitors or to everyone who signs in, now or for everything created later. Read access is medium
 * while row-level security may still restrict it.
 */
export const grantRights: SqlRule = {
  id: 'H7',
  check({ kind, node }, context) {
    if (kind === 'GrantStmt') return granted(node, context, false);
    return kind === 'AlterDefaultPrivilegesStmt' && isNode(node.action)
      ? granted(node.action, context, true)
      : [];
  },
};
