import { field } from '../parts.ts';
import { writtenBy } from '../plan.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';

const savepoints = /SAVEPOINT|RELEASE|ROLLBACK_TO/;

function hit(object: string, sentence: string, saferWay?: string): readonly RuleHit[] {
  const safer = saferWay === undefined ? {} : { saferWay };
  return [{ level: 'medium', object, evidence: object, sentence, ...safer, undo: 'exact' }];
}

/** True when a later statement of the plan resets a setting. */
function isReset(name: string, { plan, index }: RuleContext): boolean {
  return Math.max(plan.resets.get(name) ?? -1, plan.resets.get('*') ?? -1) > index;
}

/**
 * M10: rows and structure changed in one plan, transaction control in the plan, and settings or roles left changed.
 * Rows of a table that the plan itself created do not count.
 */
export const mixedStep: SqlRule = {
  id: 'M10',
  check(statement, context) {
    const { kind, node } = statement;
    const { plan, index } = context;
    if (kind === 'TransactionStmt' && !savepoints.test(field(node, 'kind')))
      return hit('transaction', 'It begins or ends its own transaction inside the one the plan runs in.');
    const setting = field(node, 'name');
    const sets = kind === 'VariableSetStmt' && !field(node, 'kind').startsWith('VAR_RESET');
    if (sets && node.is_local !== true && !isReset(setting, context))
      return hit(setting, `It leaves ${setting} changed for everything that runs next.`);
    if (index !== plan.firstRows || plan.firstStructure === Infinity) return [];
    const written = writtenBy(statement).filter((name) => !context.created.has(name));
    const table = [...new Set(written)].join(' and ');
    return hit(
      table,
      `It changes rows of ${table} and the structure of the database in one step.`,
      `Change the rows of ${table} separately`,
    );
  },
};
