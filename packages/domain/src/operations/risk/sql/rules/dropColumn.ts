import { alterCommands, tableOf, type AlterCommand } from '../parts.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';
import { under } from '../../under.ts';
import { dependentsOf, isEmpty, tableFacts } from '../weight.ts';

function column(table: string, { name, cascades }: AlterCommand, context: RuleContext): RuleHit {
  const object = `${table}.${name}`;
  const filled = under(tableFacts(table, context).columns, name)?.filled;
  const needed = dependentsOf(object, context).join(', ');
  const values =
    filled === undefined ? 'all its values' : `its ${filled} ${filled === 1 ? 'value' : 'values'}`;
  const others = cascades ? ', and everything that depends on it' : '';
  return {
    level: (filled === 0 || isEmpty(table, context)) && !cascades ? 'medium' : 'high',
    object,
    of: table,
    evidence: `${object}${filled === undefined ? '' : `: ${filled} filled`}${needed === '' ? '' : `; needed by ${needed}`}`,
    sentence: `It removes the column ${name} of ${table} with ${values}${others}.`,
    saferWay: `Rename the column ${name} of ${table}, and remove it once nothing uses it`,
    undo: 'partial',
  };
}

function constraint(table: string, { name }: AlterCommand, context: RuleContext): RuleHit {
  const kind = under(tableFacts(table, context).constraints, name);
  const separates = kind === undefined || kind === 'primary' || kind === 'unique';
  const what = separates ? ', which may be what identifies its rows' : '';
  return {
    level: separates ? 'high' : 'medium',
    object: `${table}.${name}`,
    of: table,
    evidence: `${table}.${name}${kind === undefined ? '' : `: ${kind}`}`,
    sentence: `It removes the rule ${name} from ${table}${kind === undefined ? what : what.replace('may be', 'is')}.`,
    undo: 'exact',
  };
}

/**
 * H4: removing a column, or the constraint that identifies rows. A column known to be empty is medium, as is a
 * constraint known to be a check, a link or an exclusion; an unknown one counts as a key.
 */
export const dropColumn: SqlRule = {
  id: 'H4',
  check(statement, context) {
    const table = tableOf(statement);
    return alterCommands(statement).flatMap((command) => {
      if (command.subtype === 'AT_DropColumn') return [column(table, command, context)];
      return command.subtype === 'AT_DropConstraint' ? [constraint(table, command, context)] : [];
    });
  },
};
