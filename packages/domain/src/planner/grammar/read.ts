import { tablesWith } from '../columnRef.ts';
import { findColumn, findMention, requireTable } from '../find.ts';
import { isNumeric, isTemporal, kindOf, moneyColumn, primaryKey } from '../kinds.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../lexicon.ts';
import { spoken, withoutArticle } from '../names.ts';
import { parseCount } from '../numbers.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { aggregatePlan, countByPlan, countPlan, listPlan } from '../plans/reads.ts';
import type { Aggregate, ListSlots } from '../plans/reads.ts';
import type { Understanding } from '../plan.ts';
import { readRowSet } from '../rows/rowSet.ts';
import type { RowSet } from '../rows/rowSet.ts';
import { rowsFor } from './update.ts';
import type { Wish } from '../wish.ts';
import { aggregateWords, beginningColumns, superlatives } from '../words/reads.ts';

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
  const groups = parts === undefined ? undefined : readRowSet(parts['rows'] ?? '', wish, lexicon);
  const column = groups?.ok === true ? findColumn(parts?.['column'] ?? '', groups.value.table) : undefined;
  if (groups?.ok === true && column !== undefined) return countByPlan(groups.value, column);
  const rows = readRowSet(said, wish, lexicon);
  if (rows !== undefined) return rows.ok ? countPlan(rows.value) : rows.error;
  const head = withoutArticle(said).split(/ (?:who|that|which|with|are|do|have|where|in)\b/iu)[0] ?? '';
  const unknown = requireTable(wish, head, lexicon);
  return unknown.ok ? undefined : unknown.error;
}

const costForm = /^how much (?:does|do|is|are) (?:the |an? )?(?<rows>.+?)(?: cost)?$/iu;

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
  const rows = parts === undefined ? undefined : readRowSet(parts['rows'] ?? '', wish, lexicon);
  if (rows !== undefined && !rows.ok) return rows.error;
  const mention = rows === undefined ? findMention(said, lexicon) : undefined;
  const inMention = mention?.before === '' ? findColumn(mention.after, mention.table) : undefined;
  if (mention !== undefined && inMention !== undefined)
    return measured(
      { table: mention.table, where: '', words: '', all: true, single: false },
      inMention,
      kind,
    );
  const columns = rows === undefined ? tablesWith(said, lexicon) : undefined;
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
  const rows = readRowSet(said, wish, lexicon);
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

const showForms = [
  pattern(String.raw`{show} (?<rows>.+)`),
  pattern(String.raw`(?:which|who|what) (?<rows>.+)`),
  pattern(String.raw`(?:do we have|are there|is there) (?:any )?(?<rows>.+)`),
  pattern(
    String.raw`(?<rows>(?:the )?(?:top|latest|newest|most recent|last|first|cheapest|most expensive|oldest|all|my|our) .+)`,
  ),
];
const superlative = new RegExp(
  String.raw`^(?:(?:the|our|my|all|me|of) )*(?:(?<before>[\p{L}\d]+) )?(?<word>${Object.keys(superlatives)
    .toSorted((one, other) => other.length - one.length)
    .join('|')}) (?:(?<after>[\p{L}\d]+) )?(?<rest>.+)$`,
  'iu',
);
const top = /^(?:the )?(?<first>first|top|any|only) (?:(?<count>[\p{L}\d]+) )?(?<rest>.+)$/iu;
const leadingCount =
  /^(?:the )?(?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty) (?<rest>.+)$/iu;
const sortForm =
  /^(?<rest>.+?),? (?:sorted|ordered|sort|order|ranked|arranged|by order of|in order of)(?: (?:by|of))? (?:the |their )?(?<column>.+?)(?:,? \(?(?<direction>descending|desc|highest first|newest first|latest first|largest first|biggest first|most expensive first|most first|from high to low|ascending|asc|lowest first|oldest first|smallest first|cheapest first|alphabetically|from low to high|first)\)?)?$/iu;
const descending = /^(?:desc|highest|newest|latest|largest|biggest|most|from high)/iu;

/** The column by which rows count as new or old. */
function ageColumn(table: LexiconTable): LexiconColumn | undefined {
  const dates = table.columns.filter((column) => isTemporal(column));
  const usual = beginningColumns
    .map((name) => dates.find((column) => column.name === name))
    .find((column) => column !== undefined);
  const beginning = dates.filter((column) =>
    /creat|insert|sign|join|regist|order|plac|publi|post|added|^date$/u.test(column.name),
  );
  const key = primaryKey(table);
  return (
    usual ??
    (beginning.length === 1 ? beginning[0] : undefined) ??
    (key !== undefined && kindOf(key) === 'integer' ? key : undefined)
  );
}

interface Ranked {
  readonly rest: string;
  readonly limit?: number;
  readonly word?: string;
  readonly sort?: { readonly said: string; readonly descending: boolean };
}

function ranked(said: string): Ranked {
  const sorted = sortForm.exec(said)?.groups;
  const rest = sorted?.['rest'] ?? said;
  const sort =
    sorted === undefined
      ? {}
      : { sort: { said: sorted['column'] ?? '', descending: descending.test(sorted['direction'] ?? '') } };
  const most = superlative.exec(rest)?.groups;
  const before = most?.['before'] === undefined ? undefined : parseCount(most['before']);
  if (
    most !== undefined &&
    (most['before'] === undefined || before !== undefined || /^(?:first|top)$/iu.test(most['before']))
  ) {
    const after = most['after'] === undefined ? undefined : parseCount(most['after']);
    const kept =
      most['after'] !== undefined && after === undefined
        ? `${most['after']} ${most['rest'] ?? ''}`
        : (most['rest'] ?? '');
    const limit = before ?? after;
    return {
      rest: kept,
      word: (most['word'] ?? '').toLowerCase(),
      ...(limit === undefined ? {} : { limit }),
      ...sort,
    };
  }
  const first = top.exec(rest)?.groups ?? leadingCount.exec(rest)?.groups;
  const count = first?.['count'] === undefined ? undefined : parseCount(first['count']);
  if (first === undefined || count === undefined) return { rest, ...sort };
  const tail = /^(?<rest>.+) by (?:the )?(?<column>[^ ]+(?: [^ ]+)?)$/iu.exec(first['rest'] ?? '')?.groups;
  if (tail !== undefined && first['first'] !== undefined)
    return {
      rest: tail['rest'] ?? '',
      limit: count,
      sort: { said: tail['column'] ?? '', descending: /^top$/iu.test(first['first']) },
    };
  return { rest: first['rest'] ?? '', limit: count, ...sort };
}

function orderOf(rank: Ranked, table: LexiconTable): ListSlots['order'] | Understanding | undefined {
  if (rank.sort !== undefined) {
    const column = findColumn(rank.sort.said, table);
    return column === undefined
      ? question(
          `${spoken(table.name)} has no column called ${rank.sort.said.slice(0, 60)} to sort by.`,
          table.columns
            .slice(0, 5)
            .map(({ name }) => choice(`Show ${table.name} sorted by ${spoken(name)}`, spoken(name))),
        )
      : { column, descending: rank.sort.descending };
  }
  const meaning = rank.word === undefined ? undefined : superlatives[rank.word];
  if (meaning === undefined) return undefined;
  const numeric = table.columns.filter(
    (column) => isNumeric(column) && !column.primaryKey && column.references === undefined,
  );
  const column =
    meaning.by === 'age'
      ? ageColumn(table)
      : (moneyColumn(table) ?? (meaning.by === 'size' && numeric.length === 1 ? numeric[0] : undefined));
  if (column !== undefined) return { column, descending: meaning.descending };
  return question(
    `By which column should I find the ${rank.word} ${spoken(table.name)}?`,
    table.columns
      .slice(0, 5)
      .map(({ name }) =>
        choice(
          `Show ${table.name} sorted by ${spoken(name)}${meaning.descending ? ' descending' : ''}`,
          spoken(name),
        ),
      ),
  );
}

/** 'The name and email of customers': the columns, when every word before 'of' names one. */
function chosenColumns(
  said: string,
  lexicon: Lexicon,
): { readonly columns: readonly LexiconColumn[]; readonly rest: string } {
  const parts = /^(?:only )?(?:the |just the |just )?(?<columns>.+?) (?:of|for|from|in) (?<rest>.+)$/iu.exec(
    said,
  )?.groups;
  const table = parts === undefined ? undefined : findMention(parts['rest'] ?? '', lexicon)?.table;
  if (parts === undefined || table === undefined) return { columns: [], rest: said };
  const names = (parts['columns'] ?? '')
    .split(/\s*,\s*(?:and )?| and /iu)
    .map((name) => withoutArticle(name));
  const columns = names.map((name) => findColumn(name, table)).filter((column) => column !== undefined);
  return columns.length === names.length
    ? { columns, rest: parts['rest'] ?? '' }
    : { columns: [], rest: said };
}

function listed(said: string, wish: Wish, lexicon: Lexicon): Understanding | undefined {
  const chosen = chosenColumns(said, lexicon);
  const rank = ranked(chosen.rest);
  const rows = readRowSet(rank.rest, wish, lexicon);
  if (rows === undefined) return valueOfNamed(said, wish, lexicon);
  if (!rows.ok) return rows.error;
  const order = orderOf(rank, rows.value.table);
  if (order !== undefined && 'kind' in order) return order;
  const { limit, word } = rank;
  return listPlan({
    rows: rows.value,
    columns: chosen.columns,
    ...(order === undefined ? {} : { order }),
    ...(limit === undefined ? {} : { limit }),
    ...(word === undefined ? {} : { word }),
  });
}

/** 'What is the price of Tea': one column of the row of that name. */
function valueOfNamed(said: string, wish: Wish, lexicon: Lexicon): Understanding | undefined {
  const parts = /^(?:the )?(?<column>.+?) (?:of|for) (?<rows>.+)$/iu.exec(said)?.groups;
  const rows =
    parts === undefined ? undefined : rowsFor(parts['column'] ?? '', parts['rows'] ?? '', wish, lexicon);
  if (rows === undefined) return undefined;
  if (!rows.ok) return rows.error;
  const column = findColumn(parts?.['column'] ?? '', rows.value.table);
  return column === undefined ? undefined : listPlan({ rows: rows.value, columns: [column] });
}

const asked = /^(?:show|list|display|find|get|view|fetch|give me|which|see)\b/iu;

/** 'Show the latest 10 orders', 'list products cheaper than 20', 'which customers have no email', 'how many …'. */
export const read: Grammar = (wish, lexicon) => {
  const cost = costForm.exec(wish.text)?.groups?.['rows'];
  const priced =
    cost === undefined
      ? undefined
      : (valueOfNamed(`price of ${cost}`, wish, lexicon) ?? valueOfNamed(`cost of ${cost}`, wish, lexicon));
  if (priced !== undefined) return priced;
  const number = countRows(wish, lexicon) ?? aggregate(wish, lexicon);
  if (number !== undefined) return number;
  for (const form of showForms) {
    const said = form.exec(wish.text)?.groups?.['rows'];
    if (said === undefined) continue;
    const found = listed(
      said.replace(/ (?:do we have|do i have|are there|have we got)$/iu, ''),
      wish,
      lexicon,
    );
    if (found !== undefined) return found;
    if (form !== showForms[0] || !asked.test(wish.text)) continue;
    const noun =
      withoutArticle(
        said.replace(/^(?:(?:all|every|each|any|the|of|me|last|latest|first|\d+) )+/iu, ''),
      ).split(
        / (?:who|that|which|where|whose|with|from|older|cheaper|created|in|sorted|ordered|by)\b/iu,
      )[0] ?? '';
    if (noun === '' || noun.split(' ').length > 2) continue;
    const unknown = requireTable(wish, noun, lexicon);
    if (!unknown.ok) return unknown.error;
  }
  return nounAlone(wish, lexicon);
};

/** 'Orders of customer Ada' without a verb asks to see them; only when every word of it is understood. */
function nounAlone(wish: Wish, lexicon: Lexicon): Understanding | undefined {
  if (findMention(wish.text, lexicon)?.before !== '') return undefined;
  const rows = readRowSet(wish.text, wish, lexicon);
  return rows?.ok === true ? listPlan({ rows: rows.value, columns: [] }) : undefined;
}
