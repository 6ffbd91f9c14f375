import { fail, ok } from '../../result.ts';
import { askForTable, findColumn, findMention } from '../find.ts';
import { emailColumn, isRequired, moneyColumn, nameColumn, primaryKey } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { singular, spoken, withArticle } from '../names.ts';
import { listed, listedFew, question, sentence } from '../outcome.ts';
import type { Grammar, Outcome } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { insertPlan } from '../plans/rows.ts';
import type { Understanding } from '../plan.ts';
import type { NewRow } from '../plans/rows.ts';
import { quoteIdentifier, quoteLiteral } from '../sql.ts';
import { readValue, requireValue } from '../values.ts';
import type { Value } from '../values.ts';
import { isMasked, valueOf } from '../wish.ts';
import type { Wish } from '../wish.ts';
import { matched, saidIn } from '../slots.ts';
import type { Directory } from '../directory.ts';

const form = pattern(
  String.raw`{insert} (?:(?:the|an?|another|one|one more|\d+|two|three|four|five|six|seven|eight|nine|ten|some|these|following|new|my|our|first|test|sample) )*(?:rows? |records? |entry |entries )?(?:(?:to|into|in|for) (?:the |our |my )?)?(?<what>.+)`,
);
const valueFirst = pattern(
  String.raw`{insert} (?<what>.+) (?:to|into|in|on) (?:the |our |my |list of )*(?<table>[^ ]+(?: [^ ]+){0,2})`,
);

/** Where one thing said about a row ends and the next begins. */
const segmentBreak =
  /\s+(?=(?:with|named|called|titled|whose|having|costing|that costs?|which costs?|priced at|worth|and is|who is|that is)\s)|(?<!\b(?:with|that|which|and|the|a|whose|is))\s+(?=(?:due|costs)\s)|\s+(?=(?:at|for)\s+(?:[$€£¥]\s?)?\d)|\s*[()]\s*|\s+-\s+/iu;
const separators = /\s*(?:,|;)\s*(?:and\s+)?|\s+and\s+(?:also\s+)?/iu;

interface Segment {
  readonly column: LexiconColumn;
  readonly value: string;
  /** The value stood without its column's name, so it may begin another row. */
  readonly bare: boolean;
}

const run =
  /^(?:(?:for|with|whose|having|and|where|has|is|who is|that is|a|an|the|their|his|her|its|of|:)\s+)+/iu;
const equals = /^(?:(?:is|of|as|to|set to|being|equals)\s+|[=:]\s*)/iu;

function byColumn(text: string, table: LexiconTable): Segment | undefined {
  const words = text.replace(run, '').split(' ');
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const column = findColumn(words.slice(0, length).join(' ').replace(/[:=]$/u, ''), table);
    const value = words.slice(length).join(' ').replace(equals, '');
    if (column !== undefined && value !== '') return { column, value, bare: false };
  }
  return undefined;
}

const moneyForm = /^(?:at|for|costing|(?:that |which )?costs?|priced at|worth)\s+(?<value>[$€£¥\d].*)$/iu;

/** Reads one thing said about a row; undefined when its column is not certain. */
function readSegment(text: string, table: LexiconTable, wish: Wish): Segment | undefined {
  const money = saidIn(moneyForm, text, 'value');
  const price = moneyColumn(table);
  if (money !== '') return price === undefined ? undefined : { column: price, value: money, bare: false };
  const named = saidIn(/^(?:named|called|titled)\s+(?<value>.+)$/iu, text, 'value');
  const name = nameColumn(table);
  if (named !== '') return name === undefined ? undefined : { column: name, value: named, bare: false };
  const found = byColumn(text, table);
  if (found !== undefined) return found;
  const bare = text.replace(/^(?:with|:)\s+/iu, '');
  // 'With colour red' goes on about the row before it; only quotes or an address say that it is a value.
  if (bare !== text && !isMasked(bare)) return undefined;
  const email = emailColumn(table);
  const address = isMasked(bare) && /^[^\s@]+@[^\s@]+$/u.test(valueOf(bare, wish));
  if (address) return email === undefined ? undefined : { column: email, value: bare, bare: false };
  const certain = isMasked(bare) || /^[\p{Lu}\p{N}]/u.test(bare) || bare.split(' ').length < 3;
  return name === undefined || !certain || /^(?:that|which|who|from|to|in|on|by)\b/iu.test(bare)
    ? undefined
    : { column: name, value: bare, bare: true };
}

/** What can be said about a row, or that there is nothing. */
function fillable(table: LexiconTable): string {
  const columns = table.columns.filter((column) => !column.primaryKey).map(({ name }) => spoken(name));
  const [first] = columns;
  return first === undefined
    ? `${sentence(spoken(table.name))} has no column to fill in yet.`
    : `${sentence(spoken(table.name))} has ${listedFew(columns)}: please name it, for example “with ${first} …”.`;
}

function unread(text: string, table: LexiconTable, wish: Wish): Understanding {
  return question(
    `I cannot tell which column “${valueOf(text, wish).slice(0, 60)}” belongs to. ${fillable(table)}`,
  );
}

/** 'For customer Ada': the id of the row of that name. Only where an empty result would be refused, never stored. */
function referenced({ column, value }: Segment, wish: Wish, lexicon: Directory): Outcome<Value> | undefined {
  const target = lexicon.tables.find((table) => table.name === column.references);
  const key = target === undefined ? undefined : primaryKey(target);
  if (
    target === undefined ||
    key === undefined ||
    column.nullable ||
    readValue(column, value, wish) !== undefined
  )
    return undefined;
  const said = valueOf(value, wish);
  const by = /^[^\s@]+@[^\s@]+$/u.test(said) ? emailColumn(target) : nameColumn(target);
  if (by === undefined || said === '') return undefined;
  const sql = `(select ${quoteIdentifier(key.name)} from ${quoteIdentifier(target.name)} where ${quoteIdentifier(by.name)} = ${quoteLiteral(said)})`;
  return ok({ sql, words: said });
}

/** Gathers what is said into rows: a bare value where the row has its name already begins the next. */
function readRows(
  said: string,
  table: LexiconTable,
  wish: Wish,
  lexicon: Directory,
): Outcome<readonly NewRow[]> {
  const rows: Map<string, Value>[] = [];
  const segments = said
    .split(separators)
    .flatMap((piece) => piece.split(segmentBreak))
    .map((piece) => piece.replace(/^[:\s]+/u, '').trim());
  for (const text of segments.filter((piece) => !/^(?:with|and|that|which|has|is)?$/iu.test(piece))) {
    const segment = readSegment(text, table, wish);
    if (segment === undefined) return fail(unread(text, table, wish));
    const value = referenced(segment, wish, lexicon) ?? requireValue(segment.column, segment.value, wish);
    if (!value.ok) return value;
    const { name } = segment.column;
    const row = rows.at(-1);
    if (row === undefined || row.has(name)) {
      // The only thing said yet, said twice, is a slip rather than a second row.
      if (row?.size === 1 && rows.length === 1 && !segment.bare) return fail(unread(text, table, wish));
      rows.push(new Map([[name, value.value]]));
    } else row.set(name, value.value);
  }
  return ok(rows);
}

function missingValues(table: LexiconTable, rows: readonly NewRow[]) {
  const required = table.columns.filter((column) => isRequired(column));
  const incomplete = rows.find((row) => required.some((column) => !row.has(column.name)));
  if (incomplete === undefined) return undefined;
  const missing = required.filter((column) => !incomplete.has(column.name)).map(({ name }) => spoken(name));
  const name = nameColumn(table);
  const said = name === undefined ? undefined : incomplete.get(name.name)?.words;
  const who = said ?? `the new ${singular(spoken(table.name))}`;
  return question(
    `What ${missing.length === 1 ? 'is' : 'are'} the ${listed(missing)} of ${who}? Without ${missing.length === 1 ? 'it' : 'them'} the row cannot be added.`,
  );
}

/** 'Add a customer': a new row of which nothing was said. */
function askForRow(table: LexiconTable, wish: Wish): Understanding {
  const noun = singular(spoken(table.name));
  const columns = listed(
    table.columns.filter((column) => isRequired(column)).map(({ name }) => spoken(name)),
  );
  const needs = columns === '' ? '' : ` It needs ${columns}.`;
  const honest = /\b(?:sample|example|test|dummy|fake|random|demo)\b/iu.test(wish.text)
    ? 'I do not make data up. '
    : '';
  const name = nameColumn(table);
  const hint =
    name === undefined ? ` ${fillable(table)}` : `${needs} For example: Add ${withArticle(noun)} named “…”.`;
  return question(`${honest}What should the new ${noun} hold?${hint}`);
}

function planRows(said: string, table: LexiconTable, wish: Wish, lexicon: Directory): Understanding {
  const rows = readRows(said, table, wish, lexicon);
  if (!rows.ok) return rows.error;
  if (rows.value.length === 0) return askForRow(table, wish);
  if (rows.value.length > 200)
    return question('Those are more than 200 rows at once. Please add them in smaller groups.');
  return missingValues(table, rows.value) ?? insertPlan(table, rows.value);
}

const notRows =
  /^(?:(?:an?|the|new|another) )*(?:table|column|field|index|polic(?:y|ies)|rule|app|website|page|site|form|button|branch|function|trigger|view)\b/iu;

const unknownForm =
  /^(?<noun>[\p{L}]+(?: [\p{L}]+)?) (?:named|called|with (?:the )?(?:name|email|title))\b/iu;

function lexiconTable(said: string, lexicon: Directory): LexiconTable | undefined {
  const mention = findMention(said, lexicon);
  return mention?.before === '' && mention.after === '' ? mention.table : undefined;
}

/** 'Add a customer named Ada with email …', 'add three products: Tea at 4.50, …', 'insert into customers name Ada, …'. */
export const insert: Grammar = (wish, lexicon) => {
  const what = saidIn(form, wish.text, 'what');
  // 'Make products cheaper' makes no row: the verb needs an article or a number to mean a new one.
  if (/^(?:make|have|get) (?!an? |another |one |new |\d|two |three )/iu.test(wish.text)) return undefined;
  const direct = findMention(what, lexicon);
  const place = direct === undefined ? what : withoutPlace(direct.after, lexicon);
  if (what === '' || notRows.test(what) || /\btable\b/iu.test(place)) return undefined;
  if (direct?.before === '' && !/'s?$/u.test(direct.said)) {
    return planRows(place, direct.table, wish, lexicon);
  }
  const slots = matched(valueFirst, wish.text);
  const table =
    slots === undefined ? undefined : lexiconTable(slots('table').replace(/ table$/iu, ''), lexicon);
  if (slots !== undefined && table !== undefined && looksLikeRow(slots('what')))
    return planRows(slots('what'), table, wish, lexicon);
  const unknown = saidIn(unknownForm, what, 'noun');
  return unknown === '' ? undefined : askForTable(wish, unknown, lexicon);
};

const placeSource = '(?:to|into|in) (?:the |our |my )?(?<place>[^ ]+?)(?: table)?';
const places = [
  new RegExp(`^${placeSource} (?<rest>.+)$`, 'iu'),
  new RegExp(`^(?<rest>.*?) ?${placeSource}$`, 'iu'),
];

/** 'Add a product to products named Tea': the table said once more is no value, any other place is. */
function withoutPlace(said: string, lexicon: Directory): string {
  const found = places
    .map((placed) => matched(placed, said))
    .find((slots) => slots !== undefined && lexiconTable(slots('place'), lexicon) !== undefined);
  return found === undefined ? said : found('rest');
}

function looksLikeRow(text: string): boolean {
  return /^\p{Lu}|\uE000/u.test(text) || / (?:at|for) (?:[$€£]\s?)?\d/u.test(text);
}
