import { columnSql, columnStep } from '../columns/columnSql.ts';
import type { ColumnDraft } from '../columns/draft.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { withArticle } from '../article.ts';
import { humanise } from '../names.ts';
import { listed, planned } from '../outcome.ts';
import type { PlannedUnderstanding } from '../outcome.ts';
import { say } from '../phrase.ts';
import type { DatabasePlan, Phrase, PlanObject } from '../plan.ts';
import { quoteIdentifier, script } from '../sql.ts';

type Worded = Pick<DatabasePlan, 'title' | 'doneTitle' | 'understood'>;

function schemaPlan(
  words: Worded,
  steps: readonly Phrase[],
  statements: readonly string[],
  object: PlanObject,
  warnings: readonly string[] = [],
): PlannedUnderstanding {
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

export function addColumnsPlan(table: LexiconTable, drafts: readonly ColumnDraft[]): PlannedUnderstanding {
  const names = listed(drafts.map(({ name }) => humanise(name)));
  const label = humanise(table.name);
  const object = objectOf(table, drafts);
  const words = {
    title: `Add ${names} to ${label}`,
    doneTitle: `Added ${names} to ${label}`,
    understood: `You want to add ${names} to ${label}.`,
  };
  return schemaPlan(
    words,
    drafts.map((draft) => columnStep(draft)),
    drafts.map((draft) => alter(table, `add column ${columnSql(draft)}`)),
    object,
  );
}

export function ownerColumnPlan(table: LexiconTable): PlannedUnderstanding {
  const label = humanise(table.name);
  const words = {
    title: `Add an owner to ${label}`,
    doneTitle: `Added an owner to ${label}`,
    understood: `You want each row of ${label} to belong to a person.`,
  };
  const steps = [
    say`Add ${'user_id'}, which records who owns the row`,
    say`New rows belong to the person who adds them; existing rows have no owner yet`,
  ];
  return schemaPlan(
    words,
    steps,
    [alter(table, 'add column user_id uuid default auth.uid() references auth.users (id)')],
    columnObject(table, 'user_id'),
  );
}

export function renameColumnPlan(
  table: LexiconTable,
  column: LexiconColumn,
  name: string,
): PlannedUnderstanding {
  const [from, to, label] = [humanise(column.name), humanise(name), humanise(table.name)];
  const words = {
    title: `Rename ${from} to ${to} in ${label}`,
    doneTitle: `Renamed ${from} to ${to} in ${label}`,
    understood: `You want ${from} of ${label} to be called ${to}.`,
  };
  const steps = [say`Rename ${column.name} to ${name}; its contents do not change`];
  return schemaPlan(
    words,
    steps,
    [alter(table, `rename column ${quoteIdentifier(column.name)} to ${quoteIdentifier(name)}`)],
    columnObject(table, column.name),
    ['Anything that uses the old name must switch to the new one.'],
  );
}

export function renameTablePlan(table: LexiconTable, name: string): PlannedUnderstanding {
  const [from, to] = [humanise(table.name), humanise(name)];
  const words = {
    title: `Rename ${from} to ${to}`,
    doneTitle: `Renamed ${from} to ${to}`,
    understood: `You want the table ${from} to be called ${to}.`,
  };
  return schemaPlan(
    words,
    [say`Rename ${table.name} to ${name}; its rows do not change`],
    [alter(table, `rename to ${quoteIdentifier(name)}`)],
    { kind: 'table', name: table.name },
    ['Anything that uses the old name must switch to the new one.'],
  );
}

export function dropColumnsPlan(
  table: LexiconTable,
  columns: readonly LexiconColumn[],
): PlannedUnderstanding {
  const names = listed(columns.map(({ name }) => humanise(name)));
  const label = humanise(table.name);
  const words = {
    title: `Remove ${names} from ${label}`,
    doneTitle: `Removed ${names} from ${label}`,
    understood: `You want to remove ${names} from ${label}, with everything stored there.`,
  };
  const object = objectOf(table, columns);
  const steps = columns.map((column) => say`Remove ${column.name} and its value in every row`);
  return schemaPlan(
    words,
    steps,
    columns.map((column) => alter(table, `drop column ${quoteIdentifier(column.name)}`)),
    object,
    [`Everything stored in ${names} is removed too.`],
  );
}

export function dropTablePlan(table: LexiconTable): PlannedUnderstanding {
  const label = humanise(table.name);
  const words = {
    title: `Delete the table ${label}`,
    doneTitle: `Deleted the table ${label}`,
    understood: `You want to delete the whole table ${label}, with every row in it.`,
  };
  return schemaPlan(
    words,
    [say`Delete ${table.name} with all its rows and rules`],
    [`drop table ${quoteIdentifier(table.name)}`],
    { kind: 'table', name: table.name },
    [`Every row of ${label} is deleted too.`],
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
): PlannedUnderstanding {
  const statements = actions.map((action) =>
    alter(table, `alter column ${quoteIdentifier(column.name)} ${action}`),
  );
  return schemaPlan(words, [step], statements, columnObject(table, column.name), warnings);
}

export function uniquePlan(table: LexiconTable, column: LexiconColumn): PlannedUnderstanding {
  const [name, label] = [humanise(column.name), humanise(table.name)];
  const words = {
    title: `Make ${name} of ${label} unique`,
    doneTitle: `Made ${name} of ${label} unique`,
    understood: `You want no two rows of ${label} to share ${withArticle(name)}.`,
  };
  return schemaPlan(
    words,
    [say`Refuse any row whose ${column.name} already exists`],
    [alter(table, `add unique (${quoteIdentifier(column.name)})`)],
    columnObject(table, column.name),
    ['This fails if two rows already share a value.'],
  );
}

export function indexPlan(table: LexiconTable, columns: readonly LexiconColumn[]): PlannedUnderstanding {
  const names = listed(columns.map(({ name }) => humanise(name)));
  const label = humanise(table.name);
  const words = {
    title: `Add an index on ${names} of ${label}`,
    doneTitle: `Added an index on ${names} of ${label}`,
    understood: `You want to find ${label} by ${names} quickly.`,
  };
  const list = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  return schemaPlan(
    words,
    [[`Keep a sorted list of ${names}, so that finding rows is fast`]],
    [`create index on ${quoteIdentifier(table.name)} (${list})`],
    { kind: 'table', name: table.name },
  );
}

export function checkPlan(
  table: LexiconTable,
  column: LexiconColumn,
  check: string,
  rule: string,
): PlannedUnderstanding {
  const [name, label] = [humanise(column.name), humanise(table.name)];
  const words = {
    title: `Add a rule for ${name} of ${label}`,
    doneTitle: `Added a rule for ${name} of ${label}`,
    understood: `You want a rule: ${name} of ${label} ${rule}.`,
  };
  return schemaPlan(
    words,
    [[...say`Refuse any row whose ${column.name} does not follow the rule: `, rule]],
    [alter(table, `add check (${check})`)],
    columnObject(table, column.name),
    ['This fails if a row already breaks the rule.'],
  );
}
