import { columnSql, columnStep } from '../columns/columnSql.ts';
import type { ColumnDraft } from '../columns/draft.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { spoken, withArticle } from '../names.ts';
import { listed, planned } from '../outcome.ts';
import { say } from '../phrase.ts';
import type { DatabasePlan, Phrase, PlanObject, Understanding } from '../plan.ts';
import { quoteIdentifier, script } from '../sql.ts';

type Worded = Pick<DatabasePlan, 'title' | 'doneTitle' | 'understood'>;

function schemaPlan(
  words: Worded,
  steps: readonly Phrase[],
  statements: readonly string[],
  object: PlanObject,
  warnings: readonly string[] = [],
): Understanding {
  return planned({
    type: 'schema',
    effect: 'change',
    ...words,
    steps,
    sql: script(statements),
    object,
    warnings,
  });
}

function alter(table: LexiconTable, action: string): string {
  return `alter table ${quoteIdentifier(table.name)} ${action}`;
}

function columnObject(table: LexiconTable, name: string): PlanObject {
  return { kind: 'column', name: `${table.name}.${name}` };
}

/** One column is the object itself; several make it their table. */
function objectOf(table: LexiconTable, columns: readonly { readonly name: string }[]): PlanObject {
  return columns.length === 1
    ? columnObject(table, columns.map(({ name }) => name).join(''))
    : { kind: 'table', name: table.name };
}

export function addColumnsPlan(table: LexiconTable, drafts: readonly ColumnDraft[]): Understanding {
  const names = listed(drafts.map(({ name }) => spoken(name)));
  const label = spoken(table.name);
  const object = objectOf(table, drafts);
  const words = {
    title: `Add ${names} to ${label}`,
    doneTitle: `Added ${names} to ${label}`,
    understood: `You want ${names} added to ${label}.`,
  };
  return schemaPlan(
    words,
    drafts.map((draft) => columnStep(draft)),
    drafts.map((draft) => alter(table, `add column ${columnSql(draft)}`)),
    object,
  );
}

export function ownerColumnPlan(table: LexiconTable): Understanding {
  const label = spoken(table.name);
  const words = {
    title: `Add an owner to ${label}`,
    doneTitle: `Added an owner to ${label}`,
    understood: `You want each row of ${label} to belong to a person.`,
  };
  const steps = [
    say`Add ${'user_id'}, which says whose row it is`,
    say`New rows belong to whoever adds them; the rows already there have no owner yet`,
  ];
  return schemaPlan(
    words,
    steps,
    [alter(table, 'add column user_id uuid default auth.uid() references auth.users (id)')],
    columnObject(table, 'user_id'),
  );
}

export function renameColumnPlan(table: LexiconTable, column: LexiconColumn, name: string): Understanding {
  const [from, to, label] = [spoken(column.name), spoken(name), spoken(table.name)];
  const words = {
    title: `Rename ${from} to ${to} in ${label}`,
    doneTitle: `Renamed ${from} to ${to} in ${label}`,
    understood: `You want ${from} of ${label} to be called ${to}.`,
  };
  const steps = [say`Rename ${column.name} to ${name}; its contents stay as they are`];
  return schemaPlan(
    words,
    steps,
    [alter(table, `rename column ${quoteIdentifier(column.name)} to ${quoteIdentifier(name)}`)],
    columnObject(table, column.name),
    ['Anything that uses the old name must use the new one from then on.'],
  );
}

export function renameTablePlan(table: LexiconTable, name: string): Understanding {
  const [from, to] = [spoken(table.name), spoken(name)];
  const words = {
    title: `Rename ${from} to ${to}`,
    doneTitle: `Renamed ${from} to ${to}`,
    understood: `You want the table ${from} to be called ${to}.`,
  };
  return schemaPlan(
    words,
    [say`Rename ${table.name} to ${name}; its rows stay as they are`],
    [alter(table, `rename to ${quoteIdentifier(name)}`)],
    { kind: 'table', name: table.name },
    ['Anything that uses the old name must use the new one from then on.'],
  );
}

export function dropColumnsPlan(table: LexiconTable, columns: readonly LexiconColumn[]): Understanding {
  const names = listed(columns.map(({ name }) => spoken(name)));
  const label = spoken(table.name);
  const words = {
    title: `Remove ${names} from ${label}`,
    doneTitle: `Removed ${names} from ${label}`,
    understood: `You want ${names} gone from ${label}, with everything stored there.`,
  };
  const object = objectOf(table, columns);
  const steps = columns.map((column) => say`Remove ${column.name} and what every row holds in it`);
  return schemaPlan(
    words,
    steps,
    columns.map((column) => alter(table, `drop column ${quoteIdentifier(column.name)}`)),
    object,
    [`What is stored in ${names} goes with it.`],
  );
}

export function dropTablePlan(table: LexiconTable): Understanding {
  const label = spoken(table.name);
  const words = {
    title: `Delete the table ${label}`,
    doneTitle: `Deleted the table ${label}`,
    understood: `You want the whole table ${label} gone, with every row in it.`,
  };
  return schemaPlan(
    words,
    [say`Delete ${table.name} with all its rows and rules`],
    [`drop table ${quoteIdentifier(table.name)}`],
    { kind: 'table', name: table.name },
    [`Every row of ${label} goes with it.`],
  );
}

/** A change to one column: `action` follows `alter column …`. */
export function alterColumnPlan(
  table: LexiconTable,
  column: LexiconColumn,
  words: Worded,
  step: Phrase,
  actions: readonly string[],
  warnings: readonly string[] = [],
): Understanding {
  const statements = actions.map((action) =>
    alter(table, `alter column ${quoteIdentifier(column.name)} ${action}`),
  );
  return schemaPlan(words, [step], statements, columnObject(table, column.name), warnings);
}

export function uniquePlan(table: LexiconTable, column: LexiconColumn): Understanding {
  const [name, label] = [spoken(column.name), spoken(table.name)];
  const words = {
    title: `Make ${name} of ${label} unique`,
    doneTitle: `Made ${name} of ${label} unique`,
    understood: `You want no two rows of ${label} to share ${withArticle(name)}.`,
  };
  return schemaPlan(
    words,
    [say`Refuse any row whose ${column.name} is already there`],
    [alter(table, `add unique (${quoteIdentifier(column.name)})`)],
    columnObject(table, column.name),
    ['This fails if two rows share a value already.'],
  );
}

export function indexPlan(table: LexiconTable, columns: readonly LexiconColumn[]): Understanding {
  const names = listed(columns.map(({ name }) => spoken(name)));
  const label = spoken(table.name);
  const words = {
    title: `Add an index on ${names} of ${label}`,
    doneTitle: `Added an index on ${names} of ${label}`,
    understood: `You want finding ${label} by ${names} to be quick.`,
  };
  const list = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  return schemaPlan(
    words,
    [[`Keep a sorted list of ${names}, so that looking rows up is quick`]],
    [`create index on ${quoteIdentifier(table.name)} (${list})`],
    { kind: 'table', name: table.name },
  );
}

export function checkPlan(
  table: LexiconTable,
  column: LexiconColumn,
  check: string,
  rule: string,
): Understanding {
  const [name, label] = [spoken(column.name), spoken(table.name)];
  const words = {
    title: `Add a rule for ${name} of ${label}`,
    doneTitle: `Added a rule for ${name} of ${label}`,
    understood: `You want a rule: ${name} of ${label} ${rule}.`,
  };
  return schemaPlan(
    words,
    [[...say`Refuse any row whose ${column.name} does not keep the rule: `, rule]],
    [alter(table, `add check (${check})`)],
    columnObject(table, column.name),
    ['This fails if a row breaks the rule already.'],
  );
}
