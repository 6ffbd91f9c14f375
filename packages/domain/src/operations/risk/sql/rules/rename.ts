import { isReachable, keyOf, namesIn, objectParts, tableKey } from '../names.ts';
import { field } from '../parts.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';
import { dependentsOf } from '../weight.ts';

/** Names that no code outside the database uses. */
const inner = new Set(['OBJECT_POLICY', 'OBJECT_INDEX', 'OBJECT_TRIGGER', 'OBJECT_RULE']);

function renamed(of: string, part: string, context: RuleContext): RuleHit {
  const needed = dependentsOf(part === '' ? of : `${of}.${part}`, context).join(', ');
  const what = part === '' ? of : `${part} in ${of}`;
  return {
    level: needed === '' ? 'medium' : 'high',
    object: what,
    of,
    evidence: needed === '' ? what : `${what}; needed by ${needed}`,
    sentence: `Anything that still uses the old name ${what} will stop working.`,
    undo: 'exact',
    raisedBy: ['exposure'],
  };
}

/** M1: a rename, or a move to another schema, breaks anything that still uses the old name. */
export const rename: SqlRule = {
  id: 'M1',
  check({ kind, node }, context) {
    if (kind === 'AlterEnumStmt' && typeof node.oldVal === 'string') {
      const type = keyOf(namesIn(node.typeName));
      return [renamed(type, node.oldVal, context)];
    }
    const moved = kind === 'AlterObjectSchemaStmt';
    if ((kind !== 'RenameStmt' || inner.has(field(node, 'renameType'))) && !moved) return [];
    const part = field(node, 'subname');
    const table = tableKey(node.relation);
    const whole = table ?? (node.object === undefined ? part : keyOf(objectParts(node.object)));
    const hit = renamed(whole, table === undefined ? '' : part, context);
    const shows =
      moved && isReachable(`${field(node, 'newschema')}.`, context) && !isReachable(whole, context);
    return [
      shows
        ? {
            ...hit,
            level: 'high',
            sentence: `It shows ${whole} to everyone who can reach the public API.`,
            undo: 'partial',
          }
        : hit,
    ];
  },
};
