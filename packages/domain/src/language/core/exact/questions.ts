import type { Condition, Expression, Reading } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { isDated, isFigure, keyOf, kindOf } from '../constituents/columnKinds.ts';
import { pathBetween } from '../constituents/relations.ts';
import { startWork } from '../constituents/work.ts';
import { byTable, byTime, isTimeUnit, type Group } from '../frames/questions/groups.ts';
import { inTable } from '../frames/questions/joins.ts';
import { labels } from '../frames/questions/labels.ts';
import { averageOf, counted, sumOf, type Measure } from '../frames/questions/measures.ts';
import { caption, selectionOf, type Plan } from '../frames/questions/plan.ts';
import { exactColumn, exactConditions, exactTable, type ExactState } from './values.ts';

type Question = Extract<Reading, { readonly kind: 'parts' }>['parts'][number];

const count: Measure = { value: counted, as: 'count', at: -1 };

/** The only column with this name in the rows that a row points to: `town` of the customer of an order. */
function linkedColumn(words: string, table: LexiconTable, { index }: ExactState): Group | undefined {
  const found = index.tables.flatMap((other) => {
    const path = other === table ? undefined : pathBetween(table, other, index);
    const column = exactColumn(words, other);
    return path?.every(({ isForward }) => isForward) && column && !column.primaryKey && !column.references
      ? [{ other, column, path }]
      : [];
  });
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const value = inTable(only.other, only.column);
  return { by: [value], shown: [{ value }], path: only.path, name: only.column.name };
}

/** One line for each row of a table, named by its label or else by its first text. */
function groupByRows(table: LexiconTable, other: LexiconTable, { index }: ExactState): Group | undefined {
  const named = byTable(startWork([], table, index, true), other);
  if (named) return named;
  const key = keyOf(other);
  const label = other.columns.find((column) => kindOf(column) === 'text');
  const path = pathBetween(table, other, index);
  if (!key || !label || !path?.every(({ isForward }) => isForward)) return undefined;
  const shown = inTable(other, label);
  return { by: [inTable(other, key), shown], shown: [{ value: shown }], path, name: other.name };
}

/** What figures are split by: a unit of time, a column, or a table that the rows point to. */
function groupOf(words: string, table: LexiconTable, state: ExactState): Group | undefined {
  const unit = words.trim().toLowerCase();
  const column = exactColumn(words, table);
  const other =
    exactTable(words, state) ?? state.index.tables.find(({ name }) => name === column?.references);
  if (other) return groupByRows(table, other, state);
  if (column) {
    const value = inTable(table, column);
    return { by: [value], shown: [{ value }], path: [], name: column.name };
  }
  if (isTimeUnit(unit)) {
    const dated = table.columns.filter((one) => isDated(one));
    const day = dated.find(({ name }) => !/^(?:created|updated)|birth/u.test(name)) ?? dated[0];
    return day && byTime(table, day, unit);
  }
  return linkedColumn(words, table, state);
}

function question(plan: Pick<Plan, 'table' | 'where'> & Partial<Plan>): Question {
  const whole: Plan = { measures: [], groups: [], shown: [], path: [], isDistinct: false, ...plan };
  const selection = selectionOf(whole);
  return { service: 'database', question: selection, caption: caption(whole, selection.where) };
}

interface Rows {
  readonly table: LexiconTable;
  readonly where: Condition;
}

/** `orders where status is open`, or all of them. */
function rowsOf(name: string, conditions: string | undefined, state: ExactState): Rows | undefined {
  const table = exactTable(name, state);
  if (!table) return undefined;
  const where =
    conditions === undefined ? ({ kind: 'always' } as const) : exactConditions(conditions, table, state);
  return where && { table, where };
}

/** Rows of a table with what names them. */
function listOf(
  { table, where }: Rows,
  columns: readonly LexiconColumn[],
  state: ExactState,
  order?: Plan['superlative'],
): Question {
  const own = labels(startWork([], table, state.index, true));
  const linked = columns.flatMap((column) => {
    const to = state.index.tables.find(({ name }) => name === column.references);
    const named = to && byTable(startWork([], table, state.index, true), to);
    return named ? [named] : [];
  });
  const plain = columns.filter(({ references }) => references === undefined);
  const further = [...plain, ...(order?.column ? [order.column] : [])].map((column) =>
    inTable(table, column),
  );
  const all: readonly Expression[] =
    own.columns.length === 0 && columns.length === 0
      ? []
      : [...own.columns, ...linked.flatMap(({ shown }) => shown.map(({ value }) => value)), ...further];
  const shown = all.filter(
    (one, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );
  return question({
    table,
    where,
    shown,
    path: [...own.path, ...linked.flatMap(({ path }) => path)],
    superlative: order,
  });
}

const limitPart = '(?: where (?<conditions>.+))?$';
const listForm = new RegExp(`^show (?:(?<columns>.+?) of )?(?<table>.+?)${limitPart}`, 'iu');
const countForm = new RegExp(
  `^(?:how many|number of) (?<table>.+?)(?: per (?<group>.+?))?${limitPart}`,
  'iu',
);
const figureForm = new RegExp(
  `^(?<figure>sum of|average) (?<column>.+?) of (?<table>.+?)(?: per (?<group>.+?))?${limitPart}`,
  'iu',
);
const orderForm = new RegExp(
  `^(?<order>top|bottom|latest|earliest) (?<n>\\d{1,3}) (?<table>.+?) by (?<column>.+?)${limitPart}`,
  'iu',
);
const rankForm = new RegExp(
  `^(?<order>top|bottom) (?<n>\\d{1,3}) (?<group>.+?) by (?:number|(?<column>.+?)) of (?<table>.+?)${limitPart}`,
  'iu',
);

function readList(text: string, state: ExactState): Question | undefined {
  const match = listForm.exec(text)?.groups;
  const rows = match && rowsOf(match['table'] ?? '', match['conditions'], state);
  if (!match || !rows) return undefined;
  const columns = (match['columns']?.split(/, | and /u) ?? []).map((name) => exactColumn(name, rows.table));
  const named = columns.filter((column) => column !== undefined);
  return named.length === columns.length ? listOf(rows, named, state) : undefined;
}

/** The figure over rows, split by a group where there is one; undefined where the group is not known. */
function figured(
  rows: Rows,
  measure: Measure,
  group: string | undefined,
  state: ExactState,
): Question | undefined {
  if (group === undefined) return question({ ...rows, measures: [measure] });
  const groups = group.split(' and per ').map((one) => groupOf(one, rows.table, state));
  const by = groups.filter((one) => one !== undefined);
  return by.length === groups.length ? question({ ...rows, measures: [measure], groups: by }) : undefined;
}

function readFigure(text: string, state: ExactState): Question | undefined {
  const counting = countForm.exec(text)?.groups;
  const countedRows = counting && rowsOf(counting['table'] ?? '', counting['conditions'], state);
  if (counting && countedRows) return figured(countedRows, count, counting['group'], state);
  const match = figureForm.exec(text)?.groups;
  const rows = match && rowsOf(match['table'] ?? '', match['conditions'], state);
  const column = rows && exactColumn(match['column'] ?? '', rows.table);
  if (!match || !rows || !column || !isFigure(column)) return undefined;
  const measure = /^sum/iu.test(match['figure'] ?? '') ? sumOf(column) : averageOf(column);
  return figured(rows, measure, match['group'], state);
}

function limitOf({ n }: Readonly<Record<string, string | undefined>>): number {
  return Math.max(1, Number(n));
}

/** `top 3 products by price`, `top 3 customers by number of orders`, `latest 5 orders by placed on`. */
function readOrder(text: string, state: ExactState): Question | undefined {
  const ranked = rankForm.exec(text)?.groups;
  const rankedRows = ranked && rowsOf(ranked['table'] ?? '', ranked['conditions'], state);
  if (ranked && rankedRows) {
    const by = groupOf(ranked['group'] ?? '', rankedRows.table, state);
    const column =
      ranked['column'] === undefined ? undefined : exactColumn(ranked['column'], rankedRows.table);
    if (!by || (ranked['column'] !== undefined && !(column && isFigure(column)))) return undefined;
    return question({
      ...rankedRows,
      measures: [column ? sumOf(column) : count],
      groups: [by],
      superlative: { isDescending: /^top$/iu.test(ranked['order'] ?? ''), limit: limitOf(ranked) },
    });
  }
  const match = orderForm.exec(text)?.groups;
  const rows = match && rowsOf(match['table'] ?? '', match['conditions'], state);
  const column = rows && exactColumn(match['column'] ?? '', rows.table);
  if (!match || !rows || !column || !(isFigure(column) || isDated(column))) return undefined;
  return listOf(rows, [], state, {
    column,
    isDescending: /^(?:top|latest)$/iu.test(match['order'] ?? ''),
    limit: limitOf(match),
  });
}

/**
 * Reads a question that names its table and its columns exactly; undefined where a word is anything else.
 *
 * Figures of a column called `total` are read here too, where the words of a free question would add them up.
 */
export function readExactQuestion(text: string, state: ExactState): Question | undefined {
  const said = text.trim().replace(/[?.!]+$/u, '');
  return readOrder(said, state) ?? readFigure(said, state) ?? readList(said, state);
}
