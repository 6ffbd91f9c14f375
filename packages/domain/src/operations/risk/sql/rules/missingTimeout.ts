import { field, tagged } from '../parts.ts';
import { isNode, listOf, type Statement } from '../tree.ts';
import type { SqlRule } from '../types.ts';

const limits = new Set(['lock_timeout', 'statement_timeout']);

/** True for a statement that sets a timeout; 0 means no timeout. */
function isLimit({ kind, node }: Statement): boolean {
  const [value] = listOf(node.args);
  const { ival, sval } = tagged(value, 'A_Const');
  const none = isNode(ival) ? ival.ival === undefined : isNode(sval) && sval.sval === '0';
  return kind === 'VariableSetStmt' && limits.has(field(node, 'name')) && value !== undefined && !none;
}

/** M12: a change that locks a database in use without a timeout. */
export const missingTimeout: SqlRule = {
  id: 'M12',
  check(_statement, { plan, index, hosted }) {
    if (hosted !== true || index !== plan.firstLock) return [];
    if (plan.statements.slice(0, index).some(isLimit)) return [];
    return [
      {
        level: 'medium',
        object: 'lock_timeout',
        evidence: 'no lock_timeout and no statement_timeout',
        sentence: 'Everyone else may have to wait as long as this does, because it has no time limit.',
        undo: 'exact',
      },
    ];
  },
};
