import { isReachable, tableKey } from '../names.ts';
import { optionOf } from '../options.ts';
import { isNode, visitNodes } from '../tree.ts';
import type { SqlRule } from '../types.ts';

/** H8: a view that shows more than its reader may see, or a table of another server, within reach of the public API. */
export const exposeView: SqlRule = {
  id: 'H8',
  check({ kind, node }, facts) {
    const stored = kind === 'CreateTableAsStmt' && node.objtype === 'OBJECT_MATVIEW';
    const foreign = kind === 'CreateForeignTableStmt';
    if (kind !== 'ViewStmt' && !stored && !foreign) return [];
    const into = isNode(node.into) ? node.into.rel : isNode(node.base) ? node.base.relation : undefined;
    const name = tableKey(kind === 'ViewStmt' ? node.view : into) ?? 'a view';
    if (!isReachable(name, facts)) return [];
    if (foreign)
      return [
        { level: 'high', evidence: name, sentence: `${name} shows data of another server to everyone.` },
      ];
    let readsUsers = false;
    visitNodes([node.query], (_, inner) => {
      if (inner.schemaname === 'auth') readsUsers = true;
    });
    const asks = optionOf(node.options, 'security_invoker')?.on === true;
    if (!readsUsers && (asks || stored)) return [];
    const sentence = readsUsers
      ? `${name} shows data of the people who signed in.`
      : `${name} shows every row, whatever the rules of the tables behind it say.`;
    const saferWay = `Create the view ${name} with the rights of whoever reads it`;
    return [{ level: 'high', evidence: name, sentence, saferWay }];
  },
};
