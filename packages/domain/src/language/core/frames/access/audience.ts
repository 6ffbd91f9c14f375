import type { Condition, Expression, Selection } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import type { Entry } from '../../schemaIndex.ts';

const me: Expression = { kind: 'me' };

function isPerson(column: LexiconColumn): boolean {
  return column.type === 'uuid' && (column.references === 'users' || column.references === 'auth.users' || column.references === 'profiles');
}

const ownerNames = /^(?:user_?id|owner_?id|owner|account_?id|profile_?id|created_by|author_?id|author|host|member_user_id|auth_id|uid)$/u;

/** The column that says whose a row is. */
export function ownerColumn(table: LexiconTable): LexiconColumn | undefined {
  const people = table.columns.filter((column) => column.type === 'uuid' && (isPerson(column) || ownerNames.test(column.name)) && !(column.primaryKey && table.name !== 'profiles'));
  return people.find(({ name }) => name === 'user_id') ?? people.find(({ primaryKey }) => !primaryKey) ?? people[0];
}

function column(table: string, name: string): Expression {
  return { kind: 'column', table, name };
}

function keyOf(table: LexiconTable): LexiconColumn | undefined {
  return table.columns.find(({ primaryKey }) => primaryKey);
}

/** The rows that belong to the signed-in person: by a column of the table, or by the row it points to. */
export function ownRows(table: LexiconTable, tables: readonly LexiconTable[]): Condition | undefined {
  const owner = ownerColumn(table);
  if (owner) return { kind: 'compare', left: { kind: 'column', name: owner.name }, operator: '=', right: me };
  const paths = table.columns.flatMap((reference) => {
    const parent = tables.find(({ name }) => name === reference.references);
    const parentOwner = parent && ownerColumn(parent);
    const key = parent && keyOf(parent);
    return parent && parentOwner && key ? [{ reference, parent, parentOwner, key }] : [];
  });
  const [path] = paths;
  if (!path || paths.length > 1) return undefined;
  const selection: Selection = {
    from: path.parent.name,
    where: {
      kind: 'all',
      of: [
        { kind: 'compare', left: column(path.parent.name, path.key.name), operator: '=', right: column(table.name, path.reference.name) },
        { kind: 'compare', left: column(path.parent.name, path.parentOwner.name), operator: '=', right: me },
      ],
    },
  };
  return { kind: 'exists', selection };
}

/** People who are listed in a table, or have a role in it: `staff`, `the owner`. */
export function listedPeople(entries: readonly Entry[]): Condition | undefined {
  for (const entry of entries) {
    const owner = ownerColumn(entry.table);
    if (entry.kind === 'value' && /role|kind|type|position|function|rank|status/u.test(entry.column.name) && owner)
      return {
        kind: 'exists',
        selection: {
          from: entry.table.name,
          where: {
            kind: 'all',
            of: [
              { kind: 'compare', left: column(entry.table.name, owner.name), operator: '=', right: me },
              { kind: 'compare', left: column(entry.table.name, entry.column.name), operator: '=', right: { kind: 'value', value: entry.value } },
            ],
          },
        },
      };
  }
  const listed = entries.flatMap((entry) => (entry.kind === 'table' ? [entry.table] : []))[0];
  const owner = listed && ownerColumn(listed);
  return listed && owner
    ? { kind: 'exists', selection: { from: listed.name, where: { kind: 'compare', left: column(listed.name, owner.name), operator: '=', right: me } } }
    : undefined;
}
