import { tablesWith } from '../columnRef.ts';
import { findColumn, findMention, requireTable } from '../find.ts';
import { isNumeric, isTemporal, moneyColumn } from '../kinds.ts';
import type { Lexicon, LexiconColumn } from '../lexicon.ts';
import { spoken, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { aggregatePlan, countByPlan, countPlan } from '../plans/reads.ts';
import type { Aggregate } from '../plans/reads.ts';
import type { Understanding } from '../plan.ts';
import { readRowSet } from '../rows/rowSet.ts';
import type { RowSet } from '../rows/rowSet.ts';
import type { Wish } from '../wish.ts';
import { aggregateWords } from '../words/reads.ts';

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

function counted(said: string, wish: Wish, lexicon: Lexicon): Understanding | undefined {
  const parts = grouped.exec(said)?.groups;
  const groups = parts === undefined ? undefined : readRowSet(parts['rows'] ?? '', wish, lexicon, 'lenient');
  const column = groups?.ok === true ? findColumn(parts?.['column'] ?? '', groups.value.table) : undefined;
  if (groups?.ok === true && column !== undefined) return countByPlan(groups.value, column);
  const rows = readRowSet(said, wish, lexicon, 'lenient');
  if (rows !== undefined) return rows.ok ? countPlan(rows.value) : rows.error;
  const head = withoutArticle(said).split(/ (?:who|that|which|with|are|do|have|where|in)\b/iu)[0] ?? '';
  const unknown = requireTable(wish, head, lexicon);
  return unknown.ok ? undefined : unknown.error;
}

const countRows: Grammar = (wish, lexicon) => {
  for (const form of countForms) {
    const slots = form.exec(wish.text)?.groups;
    if (slots === undefined) continue;
    const said = `${slots['rows'] ?? ''}${slots['more'] ?? ''}`.replace(
      / (?:in total|altogether|overall|right now|at the moment|so far|in all|in there)$/iu,
      '',
    );
    const aggregate = /^(?:is|was) /iu.test(said);
    if (!aggregate) return counted(said, wish, lexicon);
  }
  return undefined;
};

const ask = String.raw`(?:(?:what is|what's|what was|show|show me|tell me|give me|get|find|calculate|compute|work out|what are|how much is|how high is|display) )?`;
const aggregateForm = pattern(
  String.raw`${ask}(?:the |our |my )?(?<word>${Object.keys(aggregateWords)
    .toSorted((one, other) => other.length - one.length)
    .join('|')}) (?:of )?(?:all |the |our )*(?<what>.+)`,
);

const aggregate: Grammar = (wish, lexicon) => {
  const slots = aggregateForm.exec(wish.text)?.groups;
  const kind: Aggregate | undefined = aggregateWords[(slots?.['word'] ?? '').toLowerCase()];
  if (slots === undefined || kind === undefined) return undefined;
  const parts = /^(?<column>.+?) (?:of|for|in|from|across|over|on) (?<rows>.+)$/iu.exec(
    slots['what'] ?? '',
  )?.groups;
  const said = parts?.['column'] ?? slots['what'] ?? '';
  const rows = parts === undefined ? undefined : readRowSet(parts['rows'] ?? '', wish, lexicon, 'lenient');
  if (rows !== undefined && !rows.ok) return rows.error;
  const mention = rows === undefined ? findMention(said, lexicon) : undefined;
  const inMention = mention?.before === '' ? findColumn(mention.after, mention.table) : undefined;
  if (mention !== undefined && inMention !== undefined)
    return measured(
      { table: mention.table, where: '', words: '', all: true, single: false },
      inMention,
      kind,
    );
  const named = rows === undefined ? tablesWith(said, lexicon) : undefined;
  const measurable = named?.filter(({ column }) => isNumeric(column) || isTemporal(column));
  const columns = measurable === undefined || measurable.length === 0 ? named?.slice(0, 1) : measurable;
  const column = rows?.ok === true ? findColumn(said, rows.value.table) : columns?.[0]?.column;
  if (columns !== undefined && columns.length > 1) {
    return question(
      `Several tables have a ${spoken(columns[0]?.column.name ?? said)}. Which one do you mean?`,
      columns
        .slice(0, 5)
        .map(({ table }) =>
          choice(`What is the ${slots['word'] ?? ''} ${said} of ${table.name}`, spoken(table.name)),
        ),
    );
  }
  const table = rows?.ok === true ? rows.value.table : columns?.[0]?.table;
  if (column === undefined || table === undefined)
    return kind === 'avg' || kind === 'sum' ? moneyOf(slots['what'] ?? '', kind, wish, lexicon) : undefined;
  return measured(
    rows?.ok === true ? rows.value : { table, where: '', words: '', all: true, single: false },
    column,
    kind,
  );
};

/** 'The total of paid orders': rows without a column mean their money. */
function moneyOf(said: string, kind: Aggregate, wish: Wish, lexicon: Lexicon): Understanding | undefined {
  const rows = readRowSet(said, wish, lexicon, 'lenient');
  const money = rows?.ok === true ? moneyColumn(rows.value.table) : undefined;
  return rows?.ok === true && money !== undefined ? measured(rows.value, money, kind) : undefined;
}

function measured(rows: RowSet, column: LexiconColumn, kind: Aggregate): Understanding {
  const fits = isNumeric(column) || (isTemporal(column) && (kind === 'min' || kind === 'max'));
  return fits
    ? aggregatePlan(rows, column, kind)
    : question(
        `The ${spoken(column.name)} of ${spoken(rows.table.name)} is not a number, so it has no ${kind === 'avg' ? 'average' : 'total'}.`,
      );
}

/** 'How many customers do we have', 'count orders by status', 'the average price': one figure, or one per group. */
export const figures: Grammar = (wish, lexicon) => countRows(wish, lexicon) ?? aggregate(wish, lexicon);
