import { isNode, listOf, textOf } from '../tree.ts';
import type { SqlRule } from '../types.ts';

function lastName(object: unknown): string {
  const parts = isNode(object) && isNode(object.List) ? listOf(object.List.items) : [object];
  return textOf(parts.at(-1)) ?? 'something';
}

const losing = new Set(
  'TABLE SCHEMA TYPE DOMAIN MATVIEW FOREIGN_TABLE SEQUENCE'.split(' ').map((name) => `OBJECT_${name}`),
);

/** H1: dropping a table, view or type, or dropping anything with everything that depends on it. */
export const dropObject: SqlRule = {
  id: 'H1',
  check({ kind, node }, facts) {
    if (kind !== 'DropStmt') return [];
    const cascade = node.behavior === 'DROP_CASCADE';
    const isTable = node.removeType === 'OBJECT_TABLE';
    if (!losing.has(String(node.removeType)) && !cascade) return [];
    return listOf(node.objects).map((object) => {
      const name = lastName(object);
      const rows = facts.rows[name] ?? 0;
      const fresh = facts.created.has(name);
      const extent = cascade ? ' and everything that depends on it' : '';
      return {
        level: fresh ? 'medium' : 'high',
        evidence: isTable ? `${name}: ${rows} rows` : name,
        sentence: `It removes ${name}${extent}${isTable && rows > 0 ? `, with its ${rows} rows` : ''}.`,
      };
    });
  },
};
