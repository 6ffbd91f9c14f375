import { field, tagged } from '../parts.ts';
import { isNode, listOf, type Statement } from '../tree.ts';
import type { SqlRule } from '../types.ts';

const limits = new Set(['lock_timeout', 'statement_timeout']);

/** True for a statement that limits how long others wait; a limit of 0 is none. */
function isLimit({ kind, node }: Statement): boolean {
  const [value] = listOf(node.args);
  const { ival, sval } = tagged(value, 'A_Const');
  const none = isNode(ival) ? ival.ival === undefined : isNode(sval) && sval.sval === '0';
  return kind === 'VariableSetStmt' && limits.has(field(node, 'name')) && value !== undefined && !none;
}

/** M12: a change that makes others wait on a database in use, with nothing that limits for how long. */
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
        sentence: 'Everyone else could wait for as long as this waits, because nothing limits it.',
        undo: 'exact',
      },
    ];
  },
};
