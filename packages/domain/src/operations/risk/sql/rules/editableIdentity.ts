import { nameIn } from '../names.ts';
import { visitNodes } from '../tree.ts';
import type { SqlRule } from '../types.ts';

const editable = /user_?metadata|raw_user_meta_data/i;

/** H10: an access rule that trusts data people can edit about themselves. */
export const editableIdentity: SqlRule = {
  id: 'H10',
  check({ kind, node }) {
    if (kind !== 'CreatePolicyStmt' && kind !== 'AlterPolicyStmt') return [];
    let found: string | undefined;
    visitNodes([node.qual, node.with_check], (_, inner) => {
      if (typeof inner.sval === 'string' && editable.test(inner.sval)) found ??= inner.sval;
    });
    if (found === undefined) return [];
    const table = nameIn(node.table);
    const sentence = `The rule for ${table} trusts details that people can change about themselves.`;
    const saferWay = `Let people see only their own rows of ${table}`;
    return [
      {
        level: 'high',
        object: table,
        evidence: `${table}: ${found}`,
        sentence,
        saferWay,
        undo: 'partial',
        lasting: true,
      },
    ];
  },
};
