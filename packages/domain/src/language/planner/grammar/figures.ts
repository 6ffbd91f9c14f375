import { tablesWith } from '../columnRef.ts';
import { askForTable, findColumn, findMention, requireColumn } from '../find.ts';
import { isNumeric, isTemporal, moneyColumn } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { humanise, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { aggregatePlan, countByPlan, countPlan } from '../plans/reads.ts';
import type { Aggregate } from '../plans/reads.ts';
import type { Understanding } from '../plan.ts';
import { askWho } from '../rows/people.ts';
import { readRowSet } from '../rows/rowSet.ts';
import type { RowSet } from '../rows/rowSet.ts';
import type { Clause } from '../clause.ts';
import { aggregateWords } from '../words/reads.ts';
import { matched } from '../slots.ts';
import type { Slots } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

const countForms = [
  pattern(
    String.raw`(?:tell me |show me |find out |i'd like to know |do you know |what is |i wonder )?how many (?<rows>.+?)(?: (?:do we have|do i have|have we got|have we|do we currently have|are there|exist|are in the database|there are|we have|i have|do you see|have i got))?(?<more> .+)?`,
  ),
  pattern(
    String.raw`{the}?(?:count|number|total number|amount|count up) (?:of |the |all |how many )*(?<rows>.+)`,
  ),
  pattern(
    String.raw`(?:what is|what's|give me|show me|tell me|show|get) (?:the )?(?:count|number|total number|amount) of (?<rows>.+)`,
  ),
];
const grouped =
  /^(?<rows>.+?) (?:by|per|for each|for every|in each|grouped by|group by) (?:the )?(?<column>[^ ]+(?: [^ ]+)?)$/iu;

function counted(said: string, clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const parts = matched(grouped, said);
  const groups = parts === undefined ? undefined : readRowSet(parts('rows'), clause, schema, 'lenient');
  const column =
    parts === undefined || groups?.ok !== true ? undefined : findColumn(parts('column'), groups.value.table);
  if (groups?.ok === true && column !== undefined) return countByPlan(groups.value, column);
  const rows = readRowSet(said, clause, schema, 'lenient');
  if (rows !== undefined) return rows.ok ? countPlan(rows.value) : rows.error;
  const head = withoutArticle(said).replace(/ (?:who|that|which|with|are|do|have|where|in)\b.*$/iu, '');
  return askWho(said, clause, schema) ?? askForTable(clause, head, schema);
}

const countRows: Grammar = (clause, schema) => {
  for (const form of countForms) {
    const slots = matched(form, clause.text);
    if (slots === undefined) continue;
    const said = `${slots('rows')}${slots('more')}`.replace(
      / (?:in total|altogether|overall|right now|at the moment|so far|in all|in there)$/iu,
      '',
    );
    const aggregate = /^(?:is|was) /iu.test(said);
    if (!aggregate) return counted(said, clause, schema);
  }
  return undefined;
};

const ask = String.raw`(?:(?:what is|what's|what was|show|show me|tell me|give me|get|find|calculate|compute|work out|what are|how much is|how high is|display) )?`;
const kinds = ['avg', 'sum', 'max', 'min'] as const;
const aggregateForms = kinds.map((kind) => {
  const words = aggregateWords[kind].toSorted((one, other) => other.length - one.length).join('|');
  return {
    kind,
    form: pattern(
      String.raw`${ask}(?:the |our |my )?(?<word>${words}) (?:of )?(?:all |the |our )*(?<what>.+)`,
    ),
  };
});

const ofForm = /^(?<column>.+?) (?:of|for|in|from|across|over|on) (?<rows>.+)$/iu;

/** What limits nothing: the average price in total. */
const nothingMore =
  /^(?:(?:all|total|sum|general|everything|everybody|everyone|(?:the|my|our) (?:database|project|system)|here)(?: of (?:them|it))?)$/iu;

function everyRow(table: LexiconTable): RowSet {
  return { table, where: '', words: '', all: true, single: false };
}

/** 'The order total', 'the price': a column named with or without its table. */
function columnAlone(
  word: string,
  said: string,
  kind: Aggregate,
  schema: SchemaIndex,
): Understanding | undefined {
  const mention = findMention(said, schema);
  const inMention = mention?.before === '' ? findColumn(mention.after, mention.table) : undefined;
  if (mention !== undefined && inMention !== undefined)
    return measured(everyRow(mention.table), inMention, kind);
  const named = tablesWith(said, schema);
  const measurable = named.filter(({ column }) => isNumeric(column) || isTemporal(column));
  const [only, ...others] = measurable.length === 0 ? named.slice(0, 1) : measurable;
  if (only === undefined) return undefined;
  if (others.length === 0) return measured(everyRow(only.table), only.column, kind);
  return question(
    `Several tables have a ${humanise(only.column.name)}. Which one do you mean?`,
    measurable
      .slice(0, 5)
      .map(({ table }) => choice(`What is the ${word} ${said} of ${table.name}`, humanise(table.name))),
  );
}

function aggregated(
  slots: Slots,
  kind: Aggregate,
  clause: Clause,
  schema: SchemaIndex,
): Understanding | undefined {
  const what = slots('what');
  const parts = matched(ofForm, what);
  const rows = parts === undefined ? undefined : readRowSet(parts('rows'), clause, schema, 'lenient');
  if (rows?.ok === false) return rows.error;
  if (parts === undefined || rows === undefined) {
    const said = parts && nothingMore.test(parts('rows')) ? parts('column') : what;
    return columnAlone(slots('word'), said, kind, schema) ?? moneyOf(what, kind, clause, schema);
  }
  const column = requireColumn(clause, parts('column'), rows.value.table);
  return column.ok
    ? measured(rows.value, column.value, kind)
    : (moneyOf(what, kind, clause, schema) ?? column.error);
}

const aggregate: Grammar = (clause, schema) => {
  for (const { kind, form } of aggregateForms) {
    const slots = matched(form, clause.text);
    if (slots !== undefined) return aggregated(slots, kind, clause, schema);
  }
  return undefined;
};

/** 'The total of paid orders': rows without a column refer to their money column. */
function moneyOf(
  said: string,
  kind: Aggregate,
  clause: Clause,
  schema: SchemaIndex,
): Understanding | undefined {
  if (kind === 'min' || kind === 'max') return undefined;
  const rows = readRowSet(said, clause, schema, 'lenient');
  const money = rows?.ok === true ? moneyColumn(rows.value.table) : undefined;
  return rows?.ok === true && money !== undefined ? measured(rows.value, money, kind) : undefined;
}

const figureWords: Readonly<Record<Aggregate, string>> = {
  avg: 'average',
  sum: 'total',
  max: 'highest value',
  min: 'lowest value',
};

function measured(rows: RowSet, column: LexiconColumn, kind: Aggregate): Understanding {
  const fits = isNumeric(column) || (isTemporal(column) && (kind === 'min' || kind === 'max'));
  return fits
    ? aggregatePlan(rows, column, kind)
    : question(
        `The ${humanise(column.name)} of ${humanise(rows.table.name)} is not a number, so it has no ${figureWords[kind]}.`,
      );
}

/** 'How many customers do we have', 'count orders by status', 'the average price': one figure, or one per group. */
export const figures: Grammar = (clause, schema) => countRows(clause, schema) ?? aggregate(clause, schema);
