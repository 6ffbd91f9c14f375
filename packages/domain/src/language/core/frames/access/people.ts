import type { Condition } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { accountColumn } from '../../../planner/people.ts';
import type { Entry } from '../../schemaIndex.ts';
import { accountColumns, columnOf, exists, isEqual, me } from './own.ts';
import type { AccessWord } from './words.ts';

/** People with an account whom a condition picks out. */
export interface People {
  readonly condition: Condition;
  /** The table that lists them. */
  readonly table: LexiconTable;
  /** True for those who work here; others see only what is theirs, unless the words allow more. */
  readonly isStaff: boolean;
}

const roleColumn = /^(?:role|job|position|function|type|user_role|account_type)$/iu;
const staffTable =
  /^(?:staff|employees?|team|team_members|coaches|trainers?|teachers?|admins?|workers?|colleagues|personnel|volunteers)$/iu;
const outsideRole = /^(?:customer|client|user|member|parent|guest|visitor|student|patient|reader)s?$/iu;

function listedIn(table: LexiconTable, tables: readonly LexiconTable[]): People | undefined {
  const person = accountColumns(table, tables)[0];
  return (
    person && {
      condition: exists(table.name, [isEqual(columnOf(table.name, person.name), me)]),
      table,
      isStaff: staffTable.test(table.name),
    }
  );
}

function withRole(
  entry: Extract<Entry, { kind: 'value' }>,
  tables: readonly LexiconTable[],
): People | undefined {
  const person = accountColumns(entry.table, tables)[0];
  if (!person || !roleColumn.test(entry.column.name)) return undefined;
  return {
    condition: exists(entry.table.name, [
      isEqual(columnOf(entry.table.name, person.name), me),
      isEqual(columnOf(entry.table.name, entry.column.name), { kind: 'value', value: entry.value }),
    ]),
    table: entry.table,
    isStaff: !outsideRole.test(entry.value),
  };
}

const kindsOfPeople: Readonly<Partial<Record<AccessWord, RegExp>>> = {
  workers: /^(?:staff|employees?|team|team_members|workers?|personnel)$/iu,
  parents: /^(?:guardians?|parents?)$/iu,
};

const peopleNames =
  /^(?:staff|employees?|team|team_members|coaches|trainers?|teachers?|admins?|workers?|members?|customers?|clients?|guardians?|parents?|students?|patients?|users|volunteers|drivers?|tenants?|colleagues|personnel)$/iu;

function isOfPeople({ name, columns }: LexiconTable): boolean {
  return peopleNames.test(name) || columns.some((column) => column.name === accountColumn);
}

/** True for a table of people who do not work here: customers, members. */
export function isClientele({ name }: LexiconTable): boolean {
  return peopleNames.test(name) && !staffTable.test(name);
}

/** The people that words name: by a role, or by a table that lists them. Several candidates are all returned. */
export function peopleOf(
  word: AccessWord | undefined,
  entries: readonly Entry[],
  tables: readonly LexiconTable[],
): readonly People[] {
  const roles = entries.flatMap((entry) => (entry.kind === 'value' ? (withRole(entry, tables) ?? []) : []));
  if (roles.length > 0) return roles;
  const listed = entries.flatMap((entry) =>
    entry.kind === 'table' && isOfPeople(entry.table) ? (listedIn(entry.table, tables) ?? []) : [],
  );
  if (listed.length > 0) return listed;
  const pattern = word && kindsOfPeople[word];
  if (!pattern) return [];
  const tablesOfThem = tables.flatMap((table) =>
    pattern.test(table.name) ? (listedIn(table, tables) ?? []) : [],
  );
  if (tablesOfThem.length > 0) return tablesOfThem;
  return tables.flatMap((table) =>
    table.columns.flatMap((column) =>
      (column.allowedValues ?? []).flatMap((value) =>
        pattern.test(value) ? (withRole({ kind: 'value', table, column, value }, tables) ?? []) : [],
      ),
    ),
  );
}
