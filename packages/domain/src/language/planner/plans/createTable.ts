import { columnSql, columnStep } from '../columns/columnSql.ts';
import type { ColumnDraft } from '../columns/draft.ts';
import { say } from '../phrase.ts';
import type { Phrase, Understanding } from '../plan.ts';
import { humanise } from '../names.ts';
import { listed, planned } from '../outcome.ts';
import { quoteIdentifier, script } from '../sql.ts';
import { allActions, enableSql, lockStep, policySql, policyStep } from './policies.ts';
import type { Audience } from './policies.ts';

export interface CreateTableSlots {
  readonly name: string;
  readonly columns: readonly ColumnDraft[];
  /** Each row belongs to the signed-in person who adds it. */
  readonly owned: boolean;
  /** Who else may read every row, if requested. */
  readonly readers: 'everyone' | 'signed-in' | undefined;
}

export const ownerColumn = 'user_id';
const ownerSql = `${ownerColumn} uuid not null default auth.uid() references auth.users (id)`;

function statements(slots: CreateTableSlots): readonly string[] {
  const table = quoteIdentifier(slots.name);
  const lines = [
    'id uuid primary key default gen_random_uuid()',
    ...(slots.owned ? [ownerSql] : []),
    ...slots.columns.map((column) => columnSql(column)),
  ];
  const create = `create table ${table} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)`;
  const owner: Audience = { kind: 'owner', column: ownerColumn };
  const owned = slots.owned ? allActions.map((action) => policySql(slots.name, owner, action)) : [];
  const read = slots.readers === undefined ? [] : [policySql(slots.name, { kind: slots.readers }, 'select')];
  return [create, enableSql(slots.name), ...owned, ...read];
}

function steps(slots: CreateTableSlots): readonly Phrase[] {
  const first = say`Make a table called ${slots.name} with a row id`;
  const owner = slots.owned ? [say`Add ${ownerColumn}, which records who owns the row`] : [];
  const rules: Phrase[] = [];
  if (slots.owned) rules.push(policyStep(slots.name, { kind: 'owner', column: ownerColumn }, allActions));
  if (slots.readers !== undefined) rules.push(policyStep(slots.name, { kind: slots.readers }, ['select']));
  return [
    first,
    ...owner,
    ...slots.columns.map((column) => columnStep(column)),
    ...(rules.length === 0 ? [lockStep()] : rules),
  ];
}

const readerWarnings = {
  everyone: (label: string) => `Everyone on the internet can read every row of ${label}, without signing in.`,
  'signed-in': (label: string) =>
    `Every signed-in person can read every row of ${label}, not only their own.`,
};

/** The plan for a new table: row-level security is always on, and no rule is added unless requested. */
export function createTablePlan(slots: CreateTableSlots): Understanding {
  const label = humanise(slots.name);
  const columns = slots.columns.map((column) => humanise(column.name));
  const owned = slots.owned ? ', in which each person has their own rows' : '';
  return planned({
    type: 'schema',
    effect: 'change',
    title: `Create a table called ${label}`,
    doneTitle: `Created ${label}`,
    understood: `You want a table called ${label}${columns.length === 0 ? '' : ` with ${listed(columns)}`}${owned}.`,
    steps: steps(slots),
    sql: script(statements(slots)),
    object: { kind: 'table', name: slots.name },
    warnings: slots.readers === undefined ? [] : [readerWarnings[slots.readers](label)],
  });
}
