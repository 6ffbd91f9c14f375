import type { Condition, Expression, Selection } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';

export const me: Expression = { kind: 'me' };

/** A way from the rows of a table to the person they belong to. */
export interface OwnPath {
  readonly condition: Condition;
  /** The table that names the person: `guardians`, or the table itself. */
  readonly by: string;
  /** Tables between the rows and the person: `children`. */
  readonly through: readonly string[];
  /** In words: "user_id", "customer_id → customers". */
  readonly words: string;
}

function keyOf(table: LexiconTable): LexiconColumn | undefined {
  return table.columns.find(({ primaryKey }) => primaryKey);
}

const accounts = new Set(['users', 'auth.users']);
const ownerName =
  /^(?:user_?id|owner_?id|account_?id|profile_?id|created_by|author_?id|auth_?id|member_user_id|uid)$/iu;

/** True for a column that holds the id of somebody's account. */
export function isAccount(column: LexiconColumn, tables: readonly LexiconTable[]): boolean {
  if (column.type !== 'uuid') return false;
  if (column.references === undefined) return ownerName.test(column.name);
  if (accounts.has(column.references)) return true;
  const parent = tables.find(({ name }) => name === column.references);
  const key = parent && keyOf(parent);
  return key?.references !== undefined && accounts.has(key.references);
}

/** Columns that say whose a row is, the most usual one alone where it exists. */
export function accountColumns(
  table: LexiconTable,
  tables: readonly LexiconTable[],
): readonly LexiconColumn[] {
  const found = table.columns.filter((column) => isAccount(column, tables));
  const usual = found.find(({ name }) => name === 'user_id') ?? found.find(({ primaryKey }) => primaryKey);
  return usual ? [usual] : found;
}

export function isEqual(left: Expression, right: Expression): Condition {
  return { kind: 'compare', left, operator: '=', right };
}

export function columnOf(table: string, name: string): Expression {
  return { kind: 'column', table, name };
}

export function exists(from: string, of: readonly Condition[]): Condition {
  const [first] = of;
  const selection: Selection = {
    from,
    ...(of.length > 1 ? { where: { kind: 'all', of } } : first && { where: first }),
  };
  return { kind: 'exists', selection };
}

interface Step {
  readonly from: LexiconColumn;
  readonly to: LexiconTable;
  readonly key: LexiconColumn;
}

/** References of a table to tables of the project. */
function steps(table: LexiconTable, tables: readonly LexiconTable[]): readonly Step[] {
  return table.columns.flatMap((from) => {
    const to = tables.find(({ name }) => name === from.references && name !== table.name);
    const key = to && keyOf(to);
    return to && key && !isAccount(from, tables) ? [{ from, to, key }] : [];
  });
}

/** Tables that list, for rows of a table, the people they belong to: guardians of children. */
function listings(
  table: LexiconTable,
  key: string,
  value: Expression,
  tables: readonly LexiconTable[],
): readonly OwnPath[] {
  return tables.flatMap((list) => {
    const link = list.columns.find(({ references }) => references === table.name);
    const person = accountColumns(list, tables)[0];
    const others = steps(list, tables).filter(({ to }) => to.name !== table.name);
    // A row with further references is something that happened, not a list of people.
    if (!link || !person || others.length > 0 || accountColumns(table, tables).length > 0) return [];
    if (!list.columns.some(({ name }) => /name|phone|email|relation|role/u.test(name))) return [];
    return [
      {
        condition: exists(list.name, [
          isEqual(columnOf(list.name, link.name), value),
          isEqual(columnOf(list.name, person.name), me),
        ]),
        by: list.name,
        through: [table.name],
        words: `${list.name}.${link.name} (${key})`,
      },
    ];
  });
}

/** All ways from the rows of a table to people with an account, over at most two references. */
export function ownPaths(
  table: LexiconTable,
  tables: readonly LexiconTable[],
  depth = 2,
): readonly OwnPath[] {
  const direct = accountColumns(table, tables).map(({ name }): OwnPath => ({
    condition: isEqual(columnOf(table.name, name), me),
    by: table.name,
    through: [],
    words: name,
  }));
  const key = keyOf(table);
  const listed = key ? listings(table, key.name, columnOf(table.name, key.name), tables) : [];
  const over = steps(table, tables).flatMap(({ from, to, key: parentKey }): readonly OwnPath[] => {
    const value = columnOf(table.name, from.name);
    const lists = listings(to, from.name, value, tables);
    if (lists.length > 0) return lists.filter(({ by }) => by !== table.name);
    if (depth === 0) return [];
    return ownPaths(to, tables, depth - 1)
      .filter(({ by }) => by !== table.name)
      .map((path) => ({
        condition: exists(to.name, [isEqual(columnOf(to.name, parentKey.name), value), path.condition]),
        by: path.by,
        through: [to.name, ...path.through],
        words: `${from.name} → ${path.words}`,
      }));
  });
  return [...direct, ...listed, ...over];
}
