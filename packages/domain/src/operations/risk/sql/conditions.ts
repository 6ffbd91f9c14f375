import { operatorOf } from './parts.ts';
import { isNode, listOf, visitNodes } from './tree.ts';

const comparesItself = new Set(['=', '<=', '>=']);
/** A condition nested deeper than this is assumed to match every row. */
const deepest = 100;

/** True when two expressions are equal, ignoring their position in the text. */
function same(a: unknown, b: unknown): boolean {
  const pairs: [unknown, unknown][] = [[a, b]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [left, right] = pair;
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
      if (left !== right) return false;
      continue;
    }
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    keys.delete('location');
    for (const key of keys) pairs.push([Reflect.get(left, key), Reflect.get(right, key)]);
  }
  return true;
}

/** True when a condition is true for every row: `id = id`, `a or true`, `a is null or a is not null`. */
function isAlwaysTrue(condition: unknown, isFixed: (condition: unknown) => boolean, depth = 0): boolean {
  if (depth > deepest) return true;
  if (!isNode(condition)) return false;
  const { A_Expr: expression, BoolExpr: junction } = condition;
  if (isNode(expression)) {
    const operator = operatorOf(expression);
    if (comparesItself.has(operator) && same(expression.lexpr, expression.rexpr)) return true;
    return operator !== '=' && isFixed(condition);
  }
  if (!isNode(junction)) return isFixed(condition);
  const parts = listOf(junction.args);
  const holds = (part: unknown): boolean => isAlwaysTrue(part, isFixed, depth + 1);
  if (junction.boolop === 'AND_EXPR') return parts.every(holds);
  if (junction.boolop !== 'OR_EXPR') return isFixed(condition);
  const tests = parts.flatMap((part) => (isNode(part) && isNode(part.NullTest) ? [part.NullTest] : []));
  const opposite = tests.some((a) =>
    tests.some((b) => a.nulltesttype !== b.nulltesttype && same(a.arg, b.arg)),
  );
  return opposite || parts.some(holds);
}

const readsRows = new Set(['ColumnRef', 'SubLink', 'CurrentOfExpr']);
const readsSession = new Set([...readsRows, 'FuncCall', 'SQLValueFunction']);

function mentions(kinds: ReadonlySet<string>, expression: unknown): boolean {
  let found = false;
  visitNodes(expression, (kind) => {
    if (kinds.has(kind)) found = true;
  });
  return found;
}

/** True when a delete or update with this condition affects every row: no condition, a constant, or a tautology. */
export function sparesNothing(condition: unknown): boolean {
  const isFixed = (part: unknown): boolean => !mentions(readsRows, part);
  return !isNode(condition) || isFixed(condition) || isAlwaysTrue(condition, isFixed);
}

/** The selected expression of a `(select …)` without a table, else the expression itself. */
function unwrapped(expression: unknown): unknown {
  const link = isNode(expression) && isNode(expression.SubLink) ? expression.SubLink : {};
  const select = isNode(link.subselect) && isNode(link.subselect.SelectStmt) ? link.subselect.SelectStmt : {};
  const [target] = listOf(select.targetList);
  const plain =
    link.subLinkType === 'EXPR_SUBLINK' && Object.keys(select).every((key) => !key.endsWith('Clause'));
  return plain && isNode(target) && isNode(target.ResTarget) ? target.ResTarget.val : expression;
}

/** True when part of an access rule is literally true, or refers neither to a row nor to the current user. */
function isGiven(part: unknown): boolean {
  if (isNode(part) && isNode(part.A_Const))
    return isNode(part.A_Const.boolval) && part.A_Const.boolval.boolval === true;
  return !mentions(readsSession, part);
}

/** True when the condition of an access rule is literally true, or true for every row. */
export function letsAllThrough(expression: unknown): boolean {
  return isAlwaysTrue(unwrapped(expression), isGiven);
}
