import { field } from '../parts.ts';
import { writtenBy } from '../plan.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';

const savepoints = /SAVEPOINT|RELEASE|ROLLBACK_TO/;

function hit(object: string, sentence: string, saferWay?: string): readonly RuleHit[] {
  const safer = saferWay === undefined ? {} : { saferWay };
  return [{ level: 'medium', object, evidence: object, sentence, ...safer, undo: 'exact' }];
}

/** True when a later statement of the plan puts a setting back. */
function isReset(name: string, { plan, index }: RuleContext): boolean {
  return Math.max(plan.resets.get(name) ?? -1, plan.resets.get('*') ?? -1) > index;
}

/**
 * M10: rows and structure changed in one plan, a transaction of the plan's own, and settings or roles left behind.
 * Rows of a table that the plan itself made belong to making it.
 */
export const mixedStep: SqlRule = {
  id: 'M10',
  check(statement, context) {
    const { kind, node } = statement;
    const { plan, index } = context;
    if (kind === 'TransactionStmt' && !savepoints.test(field(node, 'kind')))
      return hit(
        'transaction',
        'It begins or ends a transaction of its own within the one the plan runs in.',
      );
    const setting = field(node, 'name');
    const sets = kind === 'VariableSetStmt' && !field(node, 'kind').startsWith('VAR_RESET');
    if (sets && node.is_local !== true && !isReset(setting, context))
      return hit(setting, `It leaves ${setting} changed for whatever runs next.`);
    if (index !== plan.firstRows || plan.firstStructure === Infinity) return [];
    const written = writtenBy(statement).filter((name) => !context.created.has(name));
    const table = [...new Set(written)].join(' and ');
    return hit(
      table,
      `It changes rows of ${table} and the structure of the database in one step.`,
      `Change the rows of ${table} on their own`,
    );
  },
};
