import { nameIn } from './names.ts';
import { field } from './parts.ts';
import type { SyntaxNode } from './tree.ts';
import type { PolicyFacts, RuleContext } from './types.ts';
import { tableFacts } from './weight.ts';

/** The rules of a table after the whole plan; undefined when the existing ones are unknown. */
export function policiesAfter(table: string, context: RuleContext): readonly PolicyFacts[] | undefined {
  const known = context.created.has(table) ? [] : tableFacts(table, context).policies;
  if (known === undefined) return undefined;
  return [
    ...known.filter(({ name }) => !context.plan.gone.has(`${table}.${name}`)),
    ...context.plan.policies.filter((policy) => policy.table === table),
  ];
}

/** The command of a rule; for an altered one, as far as the facts are known. */
export function commandOf(node: SyntaxNode, context: RuleContext): string | undefined {
  if (typeof node.cmd_name === 'string') return node.cmd_name;
  const known = tableFacts(nameIn(node.table), context).policies;
  return known?.find(({ name }) => name === field(node, 'policy_name'))?.command;
}
