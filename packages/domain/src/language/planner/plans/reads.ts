import { countingSql, defaultAnswerRows, mostAnswerRows } from '../answer.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { plural, singular, humanise } from '../names.ts';
import { choice, planned, question, capitalise } from '../outcome.ts';
import type { AnswerForm, Understanding } from '../plan.ts';
import type { RowSet } from '../rows/rowSet.ts';
import { quoteIdentifier, quoteLiteral, script } from '../sql.ts';
import { captureGroup } from '../slots.ts';

/** The most rows in an answer, so that a person can still read it. */
const maximumLimit = 1000;

interface Read {
  readonly title: string;
  readonly understood: string;
  readonly sql: string;
  readonly answer: AnswerForm;
  readonly about: string;
}

function readPlan(read: Read): Understanding {
  return planned({
    type: 'data',
    effect: 'read',
    title: read.title,
    doneTitle: read.title,
    understood: read.understood,
    steps: [['Read from ', { name: read.about }, ' and change nothing']],
    sql: script([read.sql]),
    object: { kind: 'rows', name: read.about },
    warnings: [],
    answer: read.answer,
  });
}

function fromRows(rows: RowSet): string {
  return `from ${quoteIdentifier(rows.table.name)}${rows.where === '' ? '' : ` where ${rows.where}`}`;
}

/** The words that follow the noun of a row set. */
function suffix(rows: RowSet): string {
  return rows.where === '' ? '' : ` ${rows.words.slice(humanise(rows.table.name).length).trim()}`;
}

export function countPlan(rows: RowSet): Understanding {
  const label = humanise(rows.table.name);
  const extra = suffix(rows);
  return readPlan({
    title: `Count ${label}${extra}`,
    understood: `You want to know how many ${plural(label)}${extra} there are.`,
    sql: `select count(*) as count ${fromRows(rows)}`,
    answer: {
      kind: 'number',
      before: 'You have',
      one: `${singular(label)}${extra}`,
      many: `${plural(label)}${extra}`,
    },
    about: rows.table.name,
  });
}

export function countByPlan(rows: RowSet, column: LexiconColumn): Understanding {
  const name = quoteIdentifier(column.name);
  const caption = `${humanise(rows.table.name)}${suffix(rows)} by ${humanise(column.name)}`;
  return readPlan({
    title: `Count ${caption}`,
    understood: `You want to know how many ${caption} there are.`,
    sql: `select ${name}, count(*) as count ${fromRows(rows)} group by ${name} order by count desc limit ${defaultAnswerRows}`,
    answer: { kind: 'rows', caption, countSql: countingSql(`select 1 ${fromRows(rows)} group by ${name}`) },
    about: rows.table.name,
  });
}

export type Aggregate = 'avg' | 'sum' | 'min' | 'max';
const aggregateWords: Readonly<Record<Aggregate, string>> = {
  avg: 'average',
  sum: 'total',
  min: 'lowest',
  max: 'highest',
};

export function aggregatePlan(rows: RowSet, column: LexiconColumn, aggregate: Aggregate): Understanding {
  const name = quoteIdentifier(column.name);
  const places = captureGroup(/\(\d+,(?<places>\d+)\)/u, column.type, 'places') || '2';
  const value = aggregate === 'avg' ? `round(avg(${name})::numeric, ${places})` : `${aggregate}(${name})`;
  const word = aggregateWords[aggregate];
  const what = word === column.name ? word : `${word} ${humanise(column.name)}`;
  const label = `${what} of ${humanise(rows.table.name)}${suffix(rows)}`;
  return readPlan({
    title: capitalise(label),
    understood: `You want to know the ${label}.`,
    sql: `select ${value} as ${quoteIdentifier(aggregateWords[aggregate])} ${fromRows(rows)}`,
    answer: { kind: 'number', before: `The ${label} is`, one: '', many: '' },
    about: rows.table.name,
  });
}

export interface ListSlots {
  readonly rows: RowSet;
  readonly columns: readonly LexiconColumn[];
  readonly order?: { readonly column: LexiconColumn; readonly descending: boolean };
  readonly limit?: number;
  /** The word for the order: 'latest', 'cheapest'. */
  readonly word?: string;
}

export function listPlan(slots: ListSlots): Understanding {
  const { rows, order } = slots;
  const list =
    slots.columns.length === 0 ? '*' : slots.columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const sorted =
    order === undefined
      ? ''
      : ` order by ${quoteIdentifier(order.column.name)}${order.descending ? ' desc nulls last' : ''}`;
  const limit = Math.min(slots.limit ?? defaultAnswerRows, maximumLimit);
  const all = `select 1 ${fromRows(rows)}`;
  const limited = limit > mostAnswerRows ? `${all} limit ${limit}` : undefined;
  const counted = slots.limit === undefined ? all : limited;
  const what = [slots.word, slots.limit === undefined || slots.limit === 1 ? undefined : String(slots.limit)]
    .filter((part) => part !== undefined)
    .join(' ');
  const label = slots.limit === 1 ? singular(humanise(rows.table.name)) : humanise(rows.table.name);
  const caption = `${what === '' ? '' : `${what} `}${label}${suffix(rows)}`;
  return readPlan({
    title: `Show ${caption}`,
    understood: `You want to see ${what === '' ? '' : 'the '}${caption}.`,
    sql: `select ${list} ${fromRows(rows)}${sorted} limit ${limit}`,
    answer: { kind: 'rows', caption, ...(counted !== undefined && { countSql: countingSql(counted) }) },
    about: rows.table.name,
  });
}

/** Answers from the lexicon, as a list of values, without querying the Postgres catalogue. */
export function tablesPlan(tables: readonly LexiconTable[]): Understanding {
  const values = tables.map((table) => `(${quoteLiteral(table.name)}, ${table.columns.length})`).join(', ');
  return readPlan({
    title: 'Show the tables',
    understood: 'You want to know which tables there are.',
    sql: `select * from (values ${values}) as tables (name, columns)`,
    answer: { kind: 'rows', caption: 'tables' },
    about: 'tables',
  });
}

export function columnsPlan(table: LexiconTable): Understanding {
  if (table.columns.length === 0)
    return question(`${humanise(table.name)} has no columns yet.`, [choice(`Add a name to ${table.name}`)]);
  const values = table.columns.map(
    (column) =>
      `(${quoteLiteral(column.name)}, ${quoteLiteral(column.type)}, ${quoteLiteral(column.nullable ? 'may stay empty' : 'must be filled in')})`,
  );
  return readPlan({
    title: `Show the columns of ${humanise(table.name)}`,
    understood: `You want to know which columns ${humanise(table.name)} has.`,
    sql: `select * from (values ${values.join(', ')}) as columns (name, type, rule)`,
    answer: { kind: 'rows', caption: `columns of ${humanise(table.name)}` },
    about: table.name,
  });
}

export function rulesPlan(table: LexiconTable): Understanding {
  return readPlan({
    title: `Show who can use ${humanise(table.name)}`,
    understood: `You want to know who can use ${humanise(table.name)}.`,
    sql: `select * from (values ${table.policies.map((name) => `(${quoteLiteral(name)})`).join(', ')}) as rules (rule)`,
    answer: { kind: 'rows', caption: `rules of ${humanise(table.name)}` },
    about: table.name,
  });
}

function whoUses({ rowSecurity, policies }: LexiconTable): string {
  if (!rowSecurity) return 'anyone with your public key';
  return policies.length === 0 ? 'only you' : policies.join(', ');
}

/** Who can use each table, by the names of its rules. */
export function allRulesPlan(tables: readonly LexiconTable[]): Understanding {
  const values = tables.map((table) => `(${quoteLiteral(table.name)}, ${quoteLiteral(whoUses(table))})`);
  return readPlan({
    title: 'Show who can use what',
    understood: 'You want to know who can use which table.',
    sql: `select * from (values ${values.join(', ')}) as rules (name, "who can use it")`,
    answer: { kind: 'rows', caption: 'tables and who can use them' },
    about: 'tables',
  });
}
