import { letsAllThrough } from '../conditions.ts';
import { exposedAmong, nameIn, namesIn, rolesIn } from '../names.ts';
import { alterCommands, field, tableOf } from '../parts.ts';
import { commandOf, policiesAfter } from '../policies.ts';
import { visitNodes, type Statement, type SyntaxNode } from '../tree.ts';
import type { PolicyFacts, RuleContext, RuleHit, SqlRule } from '../types.ts';
import { tableFacts } from '../weight.ts';

/** True when a rule calls `auth.uid()` or the like per row instead of once. */
function asksPerRow(expressions: unknown): boolean {
  const once = new Set<SyntaxNode>();
  let found = false;
  visitNodes(expressions, (key, node) => {
    if (key === 'SubLink') visitNodes(node.subselect, (_, inner) => once.add(inner));
    const parts = namesIn(node.funcname);
    const asks = parts.length > 1 && parts[0] === 'auth';
    if (key === 'FuncCall' && !once.has(node) && (asks || parts.at(-1) === 'current_setting')) found = true;
  });
  return found;
}

function mentionsAnonymous(expressions: unknown): boolean {
  let found = false;
  visitNodes(expressions, (_, node) => {
    if (node.sval === 'is_anonymous') found = true;
  });
  return found;
}

function meets(a: PolicyFacts, b: PolicyFacts): boolean {
  const command = a.command === b.command || a.command === 'all' || b.command === 'all';
  const roles = [a.roles, b.roles].some((list) => list.includes('public'));
  return command && (roles || a.roles.some((role) => b.roles.includes(role)));
}

function closed(statement: Statement, context: RuleContext): readonly RuleHit[] {
  const table = tableOf(statement);
  const turnsOn = alterCommands(statement).some(({ subtype }) => subtype === 'AT_EnableRowSecurity');
  const rules = policiesAfter(table, context);
  const planned = context.plan.policies.some((policy) => policy.table === table);
  const already = tableFacts(table, context).rowSecurity === true;
  if (!turnsOn || already || planned || (rules !== undefined && rules.length > 0)) return [];
  const unless = rules === undefined ? ', unless it has rules already' : '';
  return [
    {
      level: 'medium',
      object: table,
      evidence: rules === undefined ? table : `${table}: 0 rules`,
      sentence: `From then on, nobody but your own server can read or change ${table}${unless}.`,
      saferWay: `Let people see only their own rows of ${table}`,
      undo: 'exact',
    },
  ];
}

/**
 * M8: read access for everyone, which may be intended; a locked table that nobody can read; two rules for the same
 * people; a rule that is evaluated per row; and a rule for signed-in people where visitors may sign in without an
 * account.
 */
export const readAccess: SqlRule = {
  id: 'M8',
  check(statement, context) {
    const { kind, node } = statement;
    if (kind === 'AlterTableStmt') return closed(statement, context);
    const made = context.plan.policies.find(({ index }) => index === context.index);
    if (made === undefined && kind !== 'AlterPolicyStmt') return [];
    const table = nameIn(node.table);
    const given = rolesIn(node.roles);
    const both = [node.qual, node.with_check];
    const opens = made?.permissive !== false;
    const hits: RuleHit[] = [];
    const add = (sentence: string, saferWay: string, more: Partial<RuleHit> = {}): void => {
      const evidence = `${field(node, 'policy_name')} on ${table}`;
      hits.push({ level: 'medium', object: table, evidence, sentence, saferWay, undo: 'exact', ...more });
    };
    const own = `Let people see only their own rows of ${table}`;
    const asked = given.length === 0 ? ['public'] : given;
    if (opens && commandOf(node, context) === 'select' && letsAllThrough(node.qual))
      if (exposedAmong(asked, context).length > 0)
        add(`It lets everyone named in the rule read all of ${table}. Is it public on purpose?`, own, {
          undo: 'partial',
          lasting: true,
        });
    const others =
      policiesAfter(table, context) ?? context.plan.policies.filter((other) => other.table === table);
    const double = others.find(
      (other) => made && other.name !== made.name && other.permissive && meets(other, made),
    );
    if (made?.permissive === true && double !== undefined)
      add(
        `${table} would have two rules for the same people; either one lets them in.`,
        `Remove the rule ${double.name} of ${table}`,
        {
          evidence: `${made.name} and ${double.name} on ${table}`,
        },
      );
    if (asksPerRow(both))
      add(`The rule looks up the current person again for every row of ${table}, which is slow.`, own);
    if (
      context.anonymousSignIn === true &&
      opens &&
      asked.includes('authenticated') &&
      !mentionsAnonymous(both)
    )
      add(
        `Visitors who sign in without an account count as signed in, so the rule lets them reach ${table} too.`,
        own,
      );
    return hits;
  },
};
