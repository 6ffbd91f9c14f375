import { exposedAmong, rolesIn, tableKey } from '../names.ts';
import { isNode, listOf, textOf, type SyntaxNode } from '../tree.ts';
import type { RuleHit, SqlFacts, SqlRule } from '../types.ts';

const harmless = new Set(['select', 'usage', 'execute', 'connect']);

function granted(node: SyntaxNode, facts: SqlFacts, future: boolean): readonly RuleHit[] {
  const roles = rolesIn(node.grantees);
  const passedOn = node.grant_option === true;
  if (node.is_grant !== true || (exposedAmong(roles, facts).length === 0 && !passedOn)) return [];
  const rights = listOf(node.privileges).map((item) =>
    isNode(item) && isNode(item.AccessPriv) ? String(item.AccessPriv.priv_name) : 'all',
  );
  const everything = future || node.targtype !== 'ACL_TARGET_OBJECT';
  const writes = rights.length === 0 || rights.some((right) => !harmless.has(right));
  const named = listOf(node.objects).map((item) => tableKey(item) ?? textOf(item) ?? 'an object');
  const what = future ? 'everything made later' : everything ? 'every table' : named.join(', ');
  return [
    {
      level: everything || writes || passedOn ? 'high' : 'medium',
      evidence: `${rights.join(', ') || 'all'} on ${what} to ${roles.join(', ')}`,
      sentence: `It gives ${roles.join(' and ')} the right to ${writes ? 'change' : 'use'} ${what}.`,
      saferWay: 'Let people see only their own rows',
    },
  ];
}

/** H7: giving rights to visitors or to everyone who signs in, now or for everything made later. */
export const grantRights: SqlRule = {
  id: 'H7',
  check({ kind, node }, facts) {
    if (kind === 'GrantStmt') return granted(node, facts, false);
    const later = kind === 'AlterDefaultPrivilegesStmt' && isNode(node.action) ? node.action : undefined;
    return later ? granted(later, facts, true) : [];
  },
};
