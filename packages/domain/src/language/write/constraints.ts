import type { Lexicon, LexiconConstraint, LexiconTable } from '../planner/lexicon.ts';
import { humanise } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { say } from '../planner/phrase.ts';
import { indexPlan, uniquePlan } from '../planner/plans/schema.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import type { Change } from './change.ts';
import { rowRule } from './columns.ts';
import { requireColumn, requireTable, withTable } from './names.ts';
import { stop } from './problem.ts';
import { kindOfColumn } from './scope.ts';
import type { Kind } from './scope.ts';
import { endsOnDeparture } from './spans.ts';
import { changePlan, stepOf } from './step.ts';
import type { Step } from './step.ts';
import { conditionWords } from './words.ts';

/** `alter table … <action>`. */
export function alter(table: LexiconTable, action: string): string {
  return `alter table ${quoteIdentifier(table.name)} ${action}`;
}

/** A name for a new rule that no rule or index of the table has, within what Postgres stores. */
export function freeRuleName(table: LexiconTable, columns: readonly string[], end: string): string {
  const rules = [...(table.constraints ?? []), ...(table.indexes ?? [])];
  const taken = new Set(rules.map((rule) => rule.name));
  const start = [table.name, ...columns].join('_');
  // A name may have letters of up to four bytes.
  const base = /^[a-z0-9_]*$/u.test(start) ? start.slice(0, 50) : start.slice(0, 12);
  let name = `${base}_${end}`;
  for (let number = 1; taken.has(name); number += 1) name = `${base}_${end}${number}`;
  return name;
}

/** The constraints of one kind that are about exactly these columns. */
export function constraintsOn(
  table: LexiconTable,
  kind: LexiconConstraint['kind'],
  columns: readonly string[],
): readonly LexiconConstraint[] {
  return (table.constraints ?? []).filter((item) => item.kind === kind && isSame(item.columns, columns));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** The table with rules removed by name and others added. */
export function withRules(
  table: LexiconTable,
  gone: readonly { readonly name: string }[],
  added: readonly LexiconConstraint[],
): LexiconTable {
  const names = new Set(gone.map(({ name }) => name));
  const kept = (table.constraints ?? []).filter(({ name }) => !names.has(name));
  const indexes = (table.indexes ?? []).filter(({ name }) => !names.has(name));
  return { ...table, constraints: [...kept, ...added], indexes };
}

export function addCheck({ table: wanted, condition }: Change<'add-check'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const { sql, columns } = rowRule(schema, table, condition);
  const name = freeRuleName(table, columns, 'check');
  const label = humanise(table.name);
  const rule = conditionWords(condition);
  const plan = changePlan({
    title: `Add a rule for ${label}: ${rule}`,
    doneTitle: `Added a rule for ${label}: ${rule}`,
    understood: `You want a rule for ${label}: ${rule}.`,
    steps: [[...say`Refuse any row of ${table.name} that does not follow the rule: `, rule]],
    statements: [alter(table, `add constraint ${quoteIdentifier(name)} check (${sql})`)],
    object: { kind: 'table', name: table.name },
    warnings: ['This fails if a row already breaks the rule.'],
  });
  return stepOf([plan], withTable(schema, table, withRules(table, [], [{ name, kind: 'check', columns }])));
}

export function dropChecks({ table: wanted, columns: names }: Change<'drop-checks'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const columns = names.map((name) => requireColumn(table, name).name);
  const gone = (table.constraints ?? []).filter(
    (item) => item.kind === 'check' && item.columns.some((name) => columns.includes(name)),
  );
  const label = humanise(table.name);
  const words = listed(columns.map(humanise));
  if (gone.length === 0) stop(`${label} has no rule about ${words}.`);
  const plan = changePlan({
    title: `Remove the rules about ${words} of ${label}`,
    doneTitle: `Removed the rules about ${words} of ${label}`,
    understood: `You want to remove the rules about ${words} of ${label}.`,
    steps: gone.map(({ name }) => say`Remove the rule ${name}`),
    statements: gone.map(({ name }) => alter(table, `drop constraint ${quoteIdentifier(name)}`)),
    object: { kind: 'table', name: table.name },
    warnings: ['Rows that these rules refused are accepted afterwards.'],
  });
  const free = withRules(table, gone, []);
  const opened = free.columns.map(({ allowedValues, ...column }) =>
    allowedValues === undefined || columns.includes(column.name) ? column : { ...column, allowedValues },
  );
  return stepOf([plan], withTable(schema, table, { ...free, columns: opened }));
}

export function addUnique(change: Change<'add-unique'>, schema: Lexicon): Step {
  const table = requireTable(schema, change.table);
  const columns = change.columns.map((name) => requireColumn(table, name));
  const names = columns.map(({ name }) => name);
  const [first] = columns;
  const isPlain = change.ignoringCapitals !== true && change.where === undefined;
  const name = freeRuleName(table, names, 'key');
  const constraint: LexiconConstraint = { name, kind: 'unique', columns: names };
  if (isPlain && first !== undefined && columns.length === 1) {
    const unique = table.columns.map((column) => (column === first ? { ...column, unique: true } : column));
    const after = withRules({ ...table, columns: unique }, [], [constraint]);
    return stepOf([uniquePlan(table, first)], withTable(schema, table, after));
  }
  const label = humanise(table.name);
  const words = listed(names.map(humanise));
  const condition = change.where === undefined ? undefined : rowRule(schema, table, change.where).sql;
  const keys = columns.map((column) =>
    change.ignoringCapitals === true && kindOfColumn(column) === 'text'
      ? `lower(${quoteIdentifier(column.name)})`
      : quoteIdentifier(column.name),
  );
  const where = condition === undefined ? '' : ` where ${condition}`;
  const rest = change.where === undefined ? '' : ` where ${conditionWords(change.where)}`;
  const capitals = change.ignoringCapitals === true ? ', whatever its capitals' : '';
  const plan = changePlan({
    title: `Make ${words} of ${label} unique${columns.length > 1 ? ' together' : ''}`,
    doneTitle: `Made ${words} of ${label} unique${columns.length > 1 ? ' together' : ''}`,
    understood: `You want no two rows of ${label}${rest} to have the same ${words}${capitals}.`,
    steps: [[...say`Refuse any row of ${table.name} whose `, `${words} already exists${rest}${capitals}`]],
    statements: [
      isPlain
        ? alter(table, `add constraint ${quoteIdentifier(name)} unique (${keys.join(', ')})`)
        : `create unique index ${quoteIdentifier(name)} on ${quoteIdentifier(table.name)} (${keys.join(', ')})${where}`,
    ],
    object: { kind: 'table', name: table.name },
    warnings: ['This fails if two rows already share these values.'],
  });
  const after = isPlain
    ? withRules(table, [], [constraint])
    : { ...table, indexes: [...(table.indexes ?? []), { name, columns: names, unique: true }] };
  return stepOf([plan], withTable(schema, table, after));
}

export function dropUnique({ table: wanted, columns }: Change<'drop-unique'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const names = columns.map((name) => requireColumn(table, name).name);
  const constraints = constraintsOn(table, 'unique', names);
  const indexes = (table.indexes ?? []).filter((index) => index.unique && isSame(index.columns, names));
  const label = humanise(table.name);
  const words = listed(names.map(humanise));
  if (constraints.length + indexes.length === 0) stop(`${words} of ${label} need not be unique.`);
  const plan = changePlan({
    title: `Let rows of ${label} share ${words}`,
    doneTitle: `Let rows of ${label} share ${words}`,
    understood: `You want rows of ${label} to be able to have the same ${words}.`,
    steps: [...constraints, ...indexes].map(({ name }) => say`Remove the rule ${name}`),
    statements: [
      ...constraints.map(({ name }) => alter(table, `drop constraint ${quoteIdentifier(name)}`)),
      ...indexes.map(({ name }) => `drop index ${quoteIdentifier(name)}`),
    ],
    object: { kind: 'table', name: table.name },
  });
  const free = withRules(table, [...constraints, ...indexes], []);
  const shared = free.columns.map((column) =>
    names.length === 1 && names.includes(column.name) ? { ...column, unique: false } : column,
  );
  return stepOf([plan], withTable(schema, table, { ...free, columns: shared }));
}

export function addIndex({ table: wanted, columns: names }: Change<'add-index'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const columns = names.map((name) => requireColumn(table, name));
  return stepOf([indexPlan(table, columns)], schema);
}

/** How a period between two columns of a kind is written as a range. */
const ranges: Partial<Record<Kind, (from: string, to: string, isWhole: boolean) => string>> = {
  date: (from, to, isWhole) => `daterange(${from}, ${to}${isWhole ? ", '[]'" : ''})`,
  moment: (from, to) => `tstzrange(${from}, ${to})`,
  integer: (from, to) => `int8range(${from}, ${to})`,
  number: (from, to) => `numrange(${from}, ${to})`,
  other: (from, to) => `numrange(extract(epoch from ${from}), extract(epoch from ${to}))`,
};

/** A value as a range that overlaps only with that of an equal value; needs no extension of Postgres. */
function pointSql(name: string, kind: Kind): string {
  const quoted = quoteIdentifier(name);
  if (kind === 'integer') return `int8range(${quoted}, ${quoted}, '[]')`;
  if (kind === 'date') return `daterange(${quoted}, ${quoted}, '[]')`;
  const number = `('x' || left(md5(${quoted}::text), 16))::bit(64)::bigint`;
  return `int8range(${number}, ${number}, '[]')`;
}

export function forbidOverlap(change: Change<'forbid-overlap'>, schema: Lexicon): Step {
  const table = requireTable(schema, change.table);
  const [from, to] = [requireColumn(table, change.from), requireColumn(table, change.to)];
  const same = change.same.map((name) => requireColumn(table, name));
  const label = humanise(table.name);
  const isTimeless = kindOfColumn(from) === 'other' && !from.type.startsWith('time');
  const range =
    isTimeless || kindOfColumn(from) !== kindOfColumn(to) ? undefined : ranges[kindOfColumn(from)];
  if (range === undefined)
    return stop(
      `${humanise(from.name)} and ${humanise(to.name)} of ${label} need to be two dates, times or numbers of the same kind.`,
    );
  const isWhole = kindOfColumn(to) === 'date' && !endsOnDeparture(to);
  const names = [...same.map(({ name }) => name), from.name, to.name];
  const name = freeRuleName(table, [], 'no_overlap');
  const parts = [
    ...same.map((column) => `(${pointSql(column.name, kindOfColumn(column))}) with &&`),
    `${range(quoteIdentifier(from.name), quoteIdentifier(to.name), isWhole)} with &&`,
  ];
  const words = `${humanise(from.name)} to ${humanise(to.name)}`;
  const equal = same.length === 0 ? '' : ` with the same ${listed(same.map((item) => humanise(item.name)))}`;
  const plan = changePlan({
    title: `Let no two ${label} overlap`,
    doneTitle: `Let no two ${label} overlap`,
    understood: `You want no two ${label}${equal} to overlap from ${words}.`,
    steps: [
      [...say`Refuse any row of ${table.name} whose ${words} overlaps another row`, equal],
      [
        isWhole
          ? 'The last day counts: another may start on the day after'
          : 'One may start exactly when another ends',
      ],
    ],
    statements: [
      alter(table, `add constraint ${quoteIdentifier(name)} exclude using gist (${parts.join(', ')})`),
    ],
    object: { kind: 'table', name: table.name },
    warnings: ['This fails if two rows already overlap.'],
  });
  const after = withRules(table, [], [{ name, kind: 'exclusion', columns: names }]);
  return stepOf([plan], withTable(schema, table, after));
}
