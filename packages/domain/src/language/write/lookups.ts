import type { Condition } from '../ast/expression.ts';
import type { LexiconTable } from '../planner/lexicon.ts';
import { closeNames, humanise, plural, toIdentifier } from '../planner/names.ts';
import { likePattern, quoteIdentifier, script } from '../planner/sql.ts';
import { resolve } from './names.ts';
import type { Environment } from './scope.ts';
import { kindOfColumn } from './scope.ts';
import { conditionWords } from './words.ts';

/** A question to the data that has to be answered before a plan makes sense. */
export interface PlanLookup {
  /** Reads one number: how many rows the plan's words select. */
  readonly sql: string;
  /** A plan that needs one value cannot use several. */
  readonly most: 'one' | 'any';
  /** What is missing when the number is 0. */
  readonly none: string;
  /** The ambiguity when there are several and one is needed. */
  readonly several: string;
  /** The text that was looked for, and a query for texts that may be meant instead. */
  readonly near?: { readonly value: string; readonly sql: string };
}

interface Sought {
  readonly column: string;
  readonly value: string;
}

/** The first text that a condition compares with a column. */
function soughtText(condition: Condition): Sought | undefined {
  if (condition.kind === 'all') return condition.of.map(soughtText).find((item) => item !== undefined);
  if (condition.kind === 'one-of') {
    const { left, values } = condition;
    const text = values.find((item) => item.kind === 'value' && typeof item.value === 'string');
    return left.kind === 'column' && text?.kind === 'value'
      ? { column: left.name, value: String(text.value) }
      : undefined;
  }
  if (condition.kind !== 'compare' || !/^(?:=|same-text|contains|starts-with)$/u.test(condition.operator))
    return undefined;
  const { left, right } = condition;
  return left.kind === 'column' && right.kind === 'value' && typeof right.value === 'string'
    ? { column: left.name, value: right.value }
    : undefined;
}

/** Texts of a column that share a word or a beginning with the one sought. */
function nearQuery(table: LexiconTable, { column: wanted, value }: Sought): PlanLookup['near'] {
  const column = resolve(table.columns, wanted);
  if (column === undefined || kindOfColumn(column) !== 'text' || value.trim() === '') return undefined;
  const name = quoteIdentifier(column.name);
  const words = value.split(/\s+/u).filter((word) => word.length > 2);
  const patterns = [
    ...words.slice(0, 5).map((word) => likePattern(word, 'contains')),
    likePattern(value.trim().slice(0, 2), 'starts'),
  ];
  const tests = patterns.map((pattern) => `${name} ilike ${pattern}`).join(' or ');
  const from = `from ${quoteIdentifier(table.name)} where ${tests}`;
  return { value, sql: script([`select distinct ${name} as value ${from} limit 200`]) };
}

function noneSentence(table: LexiconTable, where: Condition | undefined): string {
  const rows = plural(humanise(table.name));
  if (where === undefined || where.kind === 'always') return `There are no ${rows} yet.`;
  if (where.kind === 'compare' && (where.operator === '=' || where.operator === 'same-text')) {
    const sought = soughtText(where);
    if (sought !== undefined) return `No ${rows} have the ${humanise(sought.column)} ${sought.value}.`;
  }
  return `No ${rows} match: ${conditionWords(where)}.`;
}

/** A lookup for the rows of a table that meet a condition. */
export function lookupOf(
  table: LexiconTable,
  where: Condition | undefined,
  sql: string,
  most: PlanLookup['most'],
): PlanLookup {
  const sought = where === undefined ? undefined : soughtText(where);
  const near = sought === undefined ? undefined : nearQuery(table, sought);
  const rows = plural(humanise(table.name));
  const words = where === undefined ? '' : `: ${conditionWords(where)}`;
  return {
    sql: script([`select count(*)::integer as count from (${sql}) as found`]),
    most,
    none: noneSentence(table, where),
    several: `Several ${rows} match, and only one can be used${words}. Which one do you mean?`,
    ...(near !== undefined && { near }),
  };
}

/** Lookups for the single values that a statement takes from other tables. */
export function valueLookups({ lookups, schema }: Environment): readonly PlanLookup[] {
  return lookups.flatMap(({ selection, sql }) => {
    const table = resolve(schema.tables, selection.from);
    return table === undefined || (selection.columns ?? []).some(({ value }) => value.kind === 'aggregate')
      ? []
      : [lookupOf(table, selection.where, sql, 'one')];
  });
}

/** Up to three of the found texts that are most similar to the one sought. */
export function nearestTexts(value: string, found: readonly string[]): readonly string[] {
  const names = found.map(toIdentifier);
  const close = closeNames(value, [...new Set(names)]);
  const places = new Set(close.map((name) => names.indexOf(name)));
  return found.filter((_text, index) => places.has(index));
}
