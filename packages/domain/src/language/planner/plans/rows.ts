import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { plural, singular, humanise } from '../names.ts';
import { capitalise, planned } from '../outcome.ts';
import type { PlannedUnderstanding } from '../outcome.ts';
import { say } from '../phrase.ts';
import { whereClause } from '../rows/rowSet.ts';
import type { RowSet } from '../rows/rowSet.ts';
import { quoteIdentifier, script } from '../sql.ts';
import type { Value } from '../values.ts';

/** One new row: its values by column name. */
export type NewRow = ReadonlyMap<string, Value>;

function tuple(row: NewRow, columns: readonly string[]): string {
  return `(${columns.map((column) => row.get(column)?.sql ?? 'default').join(', ')})`;
}

function rowWords(row: NewRow): string {
  return [...row.entries()].map(([column, value]) => `${humanise(column)} ${value.words}`).join(', ');
}

export function insertPlan(table: LexiconTable, rows: readonly NewRow[]): PlannedUnderstanding {
  const columns = table.columns.map(({ name }) => name).filter((name) => rows.some((row) => row.has(name)));
  const tuples = rows.map((row) => tuple(row, columns));
  const values = `${tuples.length === 1 ? ' ' : '\n  '}${tuples.join(',\n  ')}`;
  const label = humanise(table.name);
  const what = rows.length === 1 ? `1 ${singular(label)}` : `${rows.length} ${plural(label)}`;
  return planned({
    type: 'data',
    effect: 'change',
    title: `Add ${what}`,
    doneTitle: `Added ${what}`,
    understood: `You want to add ${what}: ${rows
      .slice(0, 3)
      .map((row) => rowWords(row))
      .join('; ')}${rows.length > 3 ? '; and so on' : ''}.`,
    steps: rows.slice(0, 20).map((row) => [...say`Add a row to ${table.name}`, ` with ${rowWords(row)}`]),
    sql: script([
      `insert into ${quoteIdentifier(table.name)} (${columns.map((name) => quoteIdentifier(name)).join(', ')})\nvalues${values}`,
    ]),
    object: { kind: 'rows', name: table.name },
    warnings: [],
  });
}

export interface Assignment {
  readonly column: LexiconColumn;
  /** SQL of the new value; may refer to the old one. */
  readonly sql: string;
  /** Continues 'Set price …': 'to 5', '10% higher'. */
  readonly words: string;
  /** Set where the value goes up or down by an amount, which `words` then is: 'by 5%'. */
  readonly isUp?: boolean;
}

/** What assignments do, in two tenses: 'raise price by 5% and set state to open'. */
function assignmentWords(assignments: readonly Assignment[]): {
  readonly present: string;
  readonly past: string;
} {
  const write = (set: string, up: string, down: string): string =>
    assignments
      .map(({ column, words, isUp }, at) => {
        const verb = isUp === undefined ? set : isUp ? up : down;
        // One verb is enough for values that are set together.
        const isSame = at > 0 && isUp === assignments[at - 1]?.isUp;
        return `${isSame ? '' : `${verb} `}${humanise(column.name)} ${words}`;
      })
      .join(' and ');
  return { present: write('set', 'raise', 'lower'), past: write('set', 'raised', 'lowered') };
}

export function updatePlan(rows: RowSet, assignments: readonly Assignment[]): PlannedUnderstanding {
  const sets = assignments.map(({ column, sql }) => `${quoteIdentifier(column.name)} = ${sql}`).join(', ');
  const what = assignmentWords(assignments);
  const warnings = rows.where === '' ? [`This changes every row of ${humanise(rows.table.name)}.`] : [];
  return planned({
    type: 'data',
    effect: 'change',
    title: `${capitalise(what.present)} for ${rows.words}`,
    doneTitle: `${capitalise(what.past)} for ${rows.words}`,
    understood: `You want to ${what.present} for ${rows.words}.`,
    steps: [
      [...say`In ${rows.table.name}, select `, rows.where === '' ? 'every row' : rows.words],
      ...assignments.map(({ column, words, isUp }) => [
        `${isUp === undefined ? 'Set' : isUp ? 'Raise' : 'Lower'} `,
        { name: column.name },
        ` ${words}`,
      ]),
    ],
    sql: script([`update ${quoteIdentifier(rows.table.name)}\nset ${sets}${whereClause(rows)}`]),
    object: { kind: 'rows', name: rows.table.name },
    warnings,
  });
}

export function deletePlan(rows: RowSet): PlannedUnderstanding {
  const label = humanise(rows.table.name);
  const every = rows.where === '';
  return planned({
    type: 'data',
    effect: 'change',
    title: every ? `Delete every row of ${label}` : `Delete ${rows.words}`,
    doneTitle: every ? `Deleted every row of ${label}` : `Deleted ${rows.words}`,
    understood: every
      ? `You want to delete every row of ${label} and keep the table.`
      : `You want to delete ${rows.words}.`,
    steps: [
      every
        ? say`Delete every row of ${rows.table.name} and keep the empty table`
        : [...say`In ${rows.table.name}, delete `, rows.words],
    ],
    sql: script([`delete from ${quoteIdentifier(rows.table.name)}${every ? '' : whereClause(rows)}`]),
    object: { kind: 'rows', name: rows.table.name },
    warnings: every ? [`No rows of ${label} remain.`] : [],
  });
}
