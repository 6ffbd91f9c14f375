import { isReachable, nameIn, objectParts, tableKey } from '../names.ts';
import { optionOf } from '../options.ts';
import { field, tagged } from '../parts.ts';
import { isNode, listOf, textOf, type SyntaxNode } from '../tree.ts';
import type { RuleHit, SqlRule } from '../types.ts';

function hit(object: string, sentence: string, saferWay?: string): readonly RuleHit[] {
  const safer = saferWay === undefined ? {} : { saferWay };
  return [{ level: 'medium', object, evidence: object, sentence, ...safer, undo: 'partial', lasting: true }];
}

/** True when an INSERT or UPDATE writes `public` as anything but false. */
function opensBucket(node: SyntaxNode): boolean {
  const isYes = (value: unknown): boolean => {
    const constant = tagged(value, 'A_Const');
    return !isNode(constant.boolval) || constant.boolval.boolval === true;
  };
  const set = listOf(node.targetList).map((item) => tagged(item, 'ResTarget'));
  if (set.some((target) => target.name === 'public' && isYes(target.val))) return true;
  const at = listOf(node.cols).findIndex((item) => tagged(item, 'ResTarget').name === 'public');
  const rows = listOf(tagged(node.selectStmt, 'SelectStmt').valuesLists);
  return at >= 0 && (rows.length === 0 || rows.some((row) => isYes(listOf(tagged(row, 'List').items)[at])));
}

/**
 * M9: a materialized view in reach of the public API, a schema exposed to GraphQL, an extension among the founder's
 * tables, and a bucket whose files everyone can list. A view of the sign-in tables is H8.
 */
export const exposeObject: SqlRule = {
  id: 'M9',
  check({ kind, node }, context) {
    if (kind === 'CreateTableAsStmt' && node.objtype === 'OBJECT_MATVIEW') {
      const name = nameIn(isNode(node.into) ? node.into.rel : undefined);
      return isReachable(name, context)
        ? hit(name, `${name} stores a copy of its rows that no rule protects. Is it public on purpose?`)
        : [];
    }
    if (kind === 'CommentStmt' && node.objtype === 'OBJECT_SCHEMA') {
      const schema = objectParts(node.object).join('.');
      return field(node, 'comment').includes('@graphql')
        ? hit(schema, `It changes what GraphQL shows of ${schema}.`)
        : [];
    }
    if (kind === 'CreateExtensionStmt') {
      const name = field(node, 'extname');
      const schema = textOf(optionOf(node.options, 'schema')?.value) ?? 'public';
      return isReachable(`${schema}.`, context)
        ? hit(
            name,
            `It puts the functions of ${name} next to your own, where the public API can reach them.`,
            `Install ${name} in the schema extensions`,
          )
        : [];
    }
    const writes = kind === 'InsertStmt' || kind === 'UpdateStmt';
    return writes && tableKey(node.relation) === 'storage.buckets' && opensBucket(node)
      ? hit('storage.buckets', 'Everyone can see the files of this bucket. Is it public on purpose?')
      : [];
  },
};
