import { nameIn } from '../names.ts';
import { indexColumns, newColumns, newConstraints, operatorOf, tableOf, tagged, typeText } from '../parts.ts';
import { isNode, listOf, textOf, visitNodes, type Statement } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';
import { tableFacts } from '../weight.ts';

/** Types with a recommended alternative, by the start of their name. */
const types: readonly (readonly [RegExp, string])[] = [
  [/^(?:small|big)?serial\d?$/, 'a bigint identity'],
  [/^(?:int2|int4)$/, 'bigint'],
  [/^(?:varchar|bpchar)/, 'text'],
  [/^(?:timestamp|timetz)\b/, 'timestamptz'],
  [/^json$/, 'jsonb'],
  [/^money$/, 'numeric'],
];

function structure(statement: Statement, context: RuleContext): readonly string[] {
  const { kind, node } = statement;
  const table = tableOf(statement);
  const columns = newColumns(statement);
  const found = columns.flatMap(({ name, typeName, constraints }) => {
    const identity = constraints.some(({ contype }) => contype === 'CONSTR_IDENTITY');
    const better = types.find(([type]) => type.test(typeText(typeName)))?.[1];
    return better === undefined || (identity && better !== 'bigint')
      ? []
      : [`For ${name}, ${better} is a better type.`];
  });
  const keyed = newConstraints(statement).some(({ node: made }) => made.contype === 'CONSTR_PRIMARY');
  if (kind === 'CreateStmt' && !keyed)
    found.push(`${table} has no primary key, so its rows cannot be identified.`);
  if (kind === 'CreateStmt' && isNode(node.relation) && node.relation.schemaname === undefined)
    found.push(`The schema of ${table} is not named.`);
  if (kind === 'IndexStmt') {
    const same = indexColumns(node).join();
    const known = Object.values(tableFacts(table, context).indexes ?? {});
    const double = node.whereClause === undefined && known.some((index) => index.columns.join() === same);
    if (double) found.push(`${table} already has this index.`);
  }
  return found;
}

function reading(statement: Statement): readonly string[] {
  const found = new Set<string>();
  visitNodes({ [statement.kind]: statement.node }, (key, node) => {
    if (key === 'A_Star')
      found.add('It names no columns (*), so a later change to the table changes what it returns.');
    const pattern = tagged(tagged(node.rexpr, 'A_Const'), 'sval').sval;
    const like = key === 'A_Expr' && /^~~\*?$/.test(operatorOf(node));
    if (like && typeof pattern === 'string' && /^[%_]/.test(pattern))
      found.add('A pattern that begins with a wildcard cannot use an index.');
    if (key === 'InsertStmt' && node.cols === undefined && node.selectStmt !== undefined)
      found.add(`It does not say which columns of ${nameIn(node.relation)} it fills.`);
  });
  return [...found];
}

/**
 * L2: style. Whether an index is used is known only to the running database, and
 * a name of more than 63 bytes is truncated by the parser before it can be checked.
 */
export const style: SqlRule = {
  id: 'L2',
  check(statement, context): readonly RuleHit[] {
    const object = tableOf(statement);
    return [...structure(statement, context), ...reading(statement)].map((sentence) => ({
      level: 'low',
      object,
      evidence:
        textOf(statement.node.idxname) ??
        (listOf(statement.node.tableElts).length > 0 ? object : statement.kind.replace(/Stmt$/, '')),
      sentence,
      undo: 'exact',
    }));
  },
};
