import { isNode, listOf, relationName, visitNodes, type SyntaxNode } from '../tree.ts';
import type { RuleHit, SqlRule } from '../types.ts';

const comparesItself = new Set(['=', '<=', '>=']);

/** What an expression says, wherever it stands in the text. */
function plain(expression: unknown): string {
  return JSON.stringify(expression, (key, value: unknown) => (key === 'location' ? undefined : value)) ?? '';
}

/** True when a condition holds for every row: `id = id`, `a or true`, `a is null or a is not null`. */
function isAlwaysTrue(condition: unknown): boolean {
  if (!isNode(condition)) return false;
  const { A_Expr: expression, BoolExpr: junction } = condition;
  if (isNode(expression)) {
    const [name] = listOf(expression.name);
    const operator = isNode(name) && isNode(name.String) ? String(name.String.sval) : '';
    return comparesItself.has(operator) && plain(expression.lexpr) === plain(expression.rexpr);
  }
  if (!isNode(junction)) return isConstant(condition);
  const parts = listOf(junction.args);
  if (junction.boolop === 'AND_EXPR') return parts.every((part) => isAlwaysTrue(part));
  if (junction.boolop !== 'OR_EXPR') return isConstant(condition);
  const tests = parts.flatMap((part) => (isNode(part) && isNode(part.NullTest) ? [part.NullTest] : []));
  const opposite = tests.some((a) =>
    tests.some((b) => a.nulltesttype !== b.nulltesttype && plain(a.arg) === plain(b.arg)),
  );
  return opposite || parts.some((part) => isAlwaysTrue(part));
}

/** True for a condition that reads nothing of a row. */
function isConstant(condition: unknown): boolean {
  let reads = false;
  visitNodes(condition, (kind) => {
    if (kind === 'ColumnRef' || kind === 'SubLink' || kind === 'CurrentOfExpr') reads = true;
  });
  return !reads;
}

function sparesNothing(condition: unknown): boolean {
  return !isNode(condition) || isConstant(condition) || isAlwaysTrue(condition);
}

function hit(deletes: boolean, relation: unknown): RuleHit {
  const name = relationName(relation) ?? 'a table';
  const sentence = deletes ? `It deletes every row of ${name}.` : `It changes every row of ${name}.`;
  const saferWay = `${deletes ? 'Delete' : 'Change'} only some rows of ${name}, and say which`;
  return { level: 'high', evidence: name, sentence, saferWay };
}

function merged(node: SyntaxNode): readonly RuleHit[] {
  return listOf(node.mergeWhenClauses).flatMap((entry) => {
    const clause = isNode(entry) && isNode(entry.MergeWhenClause) ? entry.MergeWhenClause : {};
    const others = clause.matchKind === 'MERGE_WHEN_NOT_MATCHED_BY_SOURCE';
    const every = sparesNothing(clause.condition) && (others || sparesNothing(node.joinCondition));
    const changes = clause.commandType === 'CMD_DELETE' || clause.commandType === 'CMD_UPDATE';
    return every && changes ? [hit(clause.commandType === 'CMD_DELETE', node.relation)] : [];
  });
}

/** H3: a delete or update that spares no row, also inside a WITH, an EXPLAIN ANALYZE or a MERGE branch. */
export const unboundedChange: SqlRule = {
  id: 'H3',
  check({ kind, node }) {
    const hits: RuleHit[] = [];
    visitNodes({ [kind]: node }, (inner, at) => {
      const changes = inner === 'DeleteStmt' || inner === 'UpdateStmt';
      if (changes && sparesNothing(at.whereClause)) hits.push(hit(inner === 'DeleteStmt', at.relation));
      if (inner === 'MergeStmt') hits.push(...merged(at));
    });
    return hits;
  },
};
