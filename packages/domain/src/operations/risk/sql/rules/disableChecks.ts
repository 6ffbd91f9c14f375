import { alterCommands, field, tableOf } from '../parts.ts';
import type { SqlRule } from '../types.ts';

const switches = new Set(
  'DisableTrig DisableTrigAll DisableTrigUser DisableRule EnableReplicaTrig EnableReplicaRule'
    .split(' ')
    .map((name) => `AT_${name}`),
);

/** H14: disabling triggers, or setting the replication role that skips checks. */
export const disableChecks: SqlRule = {
  id: 'H14',
  check(statement) {
    const { kind, node } = statement;
    const setting = field(node, 'name');
    const resets = field(node, 'kind').startsWith('VAR_RESET');
    if (kind === 'VariableSetStmt' && setting === 'session_replication_role' && !resets)
      return [
        {
          level: 'high',
          object: setting,
          evidence: setting,
          sentence: 'Rows could be changed without any check or trigger.',
          undo: 'partial',
        },
      ];
    const table = tableOf(statement);
    return alterCommands(statement).flatMap(({ subtype, name }) =>
      switches.has(subtype)
        ? [
            {
              level: 'high',
              object: table,
              evidence: `${table}: ${name || 'every trigger'}`,
              sentence: `It turns off ${name || 'every trigger'} of ${table}, and whatever that would have checked or done.`,
              undo: 'partial',
            },
          ]
        : [],
    );
  },
};
