/** A node of the Postgres parser's JSON tree, as libpg-query prints it. */
export type SyntaxNode = { readonly [key: string]: unknown };

/** One statement with its place in the script, in bytes of the UTF-8 text. */
export interface Statement {
  readonly kind: string;
  readonly node: SyntaxNode;
  readonly start: number;
  readonly end: number;
}

/**
 * True for a plain object of the tree, false for lists, texts, numbers and null.
 *
 * @example
 * isNode([]) // => false
 */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The text of a `String` node, or undefined for any other shape.
 *
 * @example
 * textOf({ String: { sval: 'orders' } }) // => 'orders'
 */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!isNode(value) || !isNode(value.String)) return undefined;
  return typeof value.String.sval === 'string' ? value.String.sval : undefined;
}

/**
 * The items of a list field; anything else counts as an empty list.
 *
 * @example
 * listOf({ items: [1] }) // => []
 */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Calls `visit` for every object below a value with its key, outermost first. The parser tags most
 * nodes with their kind (`{ SelectStmt: … }`) and identifies some only by their field (`relation`, `typeName`).
 * @example
 * (() => { const keys = []; visitNodes({ a: { b: {} } }, (key) => keys.push(key)); return keys.join(); })() // => 'a,b'
 */
export function visitNodes(value: unknown, visit: (key: string, node: SyntaxNode) => void): void {
  // An explicit stack instead of recursion: an expression may be nested as deep as the parser allows.
  const keys = [''];
  const values = [value];
  const wait = (key: string, child: unknown): void => {
    if (typeof child !== 'object') return;
    keys.push(key);
    values.push(child);
  };
  while (values.length > 0) {
    const key = keys.pop();
    const item = values.pop();
    if (isNode(item)) {
      if (key) visit(key, item);
      for (const name of Object.keys(item).toReversed()) wait(name, item[name]);
    } else for (const child of listOf(item).toReversed()) wait('', child);
  }
}

/**
 * The name of the relation in a field such as `relation`, without its schema.
 *
 * @example
 * relationName({ RangeVar: { schemaname: 'api', relname: 'orders' } }) // => 'orders'
 */
export function relationName(value: unknown): string | undefined {
  const node = isNode(value) && isNode(value.RangeVar) ? value.RangeVar : value;
  return isNode(node) && typeof node.relname === 'string' ? node.relname : undefined;
}

/**
 * The statements of a parse result in order; `bytes` is the length of the script in UTF-8. An entry of another shape
 * becomes `Unread`, which counts as high, so that no part of a script is skipped.
 *
 * @example
 * statementsOf({ stmts: [{ stmt: { SelectStmt: {} } }] }, 8) // => [{ kind: 'SelectStmt', node: {}, start: 0, end: 8 }]
 */
export function statementsOf(tree: unknown, bytes: number): readonly Statement[] {
  return listOf(isNode(tree) ? tree.stmts : undefined).map((entry) => {
    const place = isNode(entry) ? entry : {};
    const start = typeof place.stmt_location === 'number' ? place.stmt_location : 0;
    const length = typeof place.stmt_len === 'number' ? place.stmt_len : bytes - start;
    const [kind, node] = isNode(place.stmt) ? (Object.entries(place.stmt)[0] ?? []) : [];
    const end = start + length;
    return kind === undefined || !isNode(node)
      ? { kind: 'Unread', node: {}, start, end }
      : { kind, node, start, end };
  });
}
