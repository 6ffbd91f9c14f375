import { keyOf, objectParts } from '../names.ts';
import { field } from '../parts.ts';
import { listOf } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';
import { dependentsOf, rowsOf, withRows } from '../weight.ts';

const losing = new Set(
  'TABLE SCHEMA TYPE DOMAIN MATVIEW FOREIGN_TABLE SEQUENCE'.split(' ').map((name) => `OBJECT_${name}`),
);
/** Judged by other rules, unless dependent objects are dropped too. */
const elsewhere = new Set('INDEX POLICY TRIGGER RULE'.split(' ').map((name) => `OBJECT_${name}`));

function dropped(name: string, type: string, cascades: boolean, context: RuleContext): RuleHit {
  const isTable = type === 'OBJECT_TABLE';
  const rows = isTable ? (rowsOf(name, context) ?? 0) : 0;
  const needed = dependentsOf(name, context).join(', ');
  const extent = cascades ? ' and everything that depends on it' : '';
  const held = rows > 0 ? `, with its ${rows} ${rows === 1 ? 'row' : 'rows'}` : '';
  const named = needed === '' ? '' : ` Needed by: ${needed}.`;
  return {
    level: losing.has(type) || cascades ? 'high' : 'medium',
    object: name,
    evidence: `${isTable ? withRows(name, context) : name}${needed === '' ? '' : `; needed by ${needed}`}`,
    sentence: `It removes ${name}${extent}${held}.${named}`,
    undo: isTable && !cascades ? 'exact' : 'partial',
    raisedBy: ['dependents'],
  };
}

/**
 * H1: dropping a table, schema, database or type, a view that something depends on, or anything with CASCADE.
 * Objects without rows and known dependents are medium, because code may still use them.
 */
export const dropObject: SqlRule = {
  id: 'H1',
  check({ kind, node }, context) {
    if (kind === 'DropdbStmt') {
      const object = field(node, 'dbname');
      const sentence = `It removes the database ${object} with everything in it.`;
      return [{ level: 'high', object, evidence: object, sentence, undo: 'none' }];
    }
    const cascades = node.behavior === 'DROP_CASCADE';
    const type = field(node, 'removeType');
    if (kind !== 'DropStmt' || (elsewhere.has(type) && !cascades)) return [];
    return listOf(node.objects).map((object) => dropped(keyOf(objectParts(object)), type, cascades, context));
  },
};
