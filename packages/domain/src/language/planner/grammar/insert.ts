import { fail, ok } from '../../../shared/result.ts';
import { askForTable, findColumn, findMention } from '../find.ts';
import { emailColumn, isRequired, moneyColumn, nameColumn, primaryKey } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { withArticle } from '../article.ts';
import { singular, humanise } from '../names.ts';
import { listed, listedFew, question, capitalise } from '../outcome.ts';
import type { Grammar, Outcome } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { insertPlan } from '../plans/rows.ts';
import { announcesOne, askHowMany, rowInOrder } from './oneRow.ts';
import type { Understanding } from '../plan.ts';
import type { NewRow } from '../plans/rows.ts';
import { quoteIdentifier, quoteLiteral } from '../sql.ts';
import { readValue, requireValue } from '../values.ts';
import type { Value } from '../values.ts';
import { isMasked, valueOf } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { matched, captureGroup } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

const form = pattern(
  String.raw`{insert} (?:(?:the|an?|another|one|one more|\d+|two|three|four|five|six|seven|eight|nine|ten|some|these|following|new|my|our|first|test|sample) )*(?:rows? |records? |entry |entries )?(?:(?:to|into|in|for) (?:the |our |my )?)?(?<what>.+)`,
);
const valueFirst = pattern(
  String.raw`{insert} (?<what>.+) (?:to|into|in|on) (?:the |our |my |list of )*(?<table>[^ ]+(?: [^ ]+){0,2})`,
);

/** Separates one attribute of a row from the next. */
const segmentBreak =
  /\s+(?=(?:with|named|called|titled|whose|having|costing|that costs?|which costs?|priced at|worth|and is|who is|that is)\s)|(?<!\b(?:with|that|which|and|the|a|whose|is))\s+(?=(?:due|costs)\s)|\s+(?=(?:at|for)\s+(?:[$€£¥]\s?)?\d)|\s*[()]\s*|\s+-\s+/iu;
const separators = /\s*(?:,|;)\s*(?:and\s+)?|\s+and\s+(?:also\s+)?/iu;

interface Segment {
  readonly column: LexiconColumn;
  readonly value: string;
  /** The value had no column name, so it may begin another row. */
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

/** Where somebody is from: `Lena Berg from Linz`, but not `from Monday`. */
const origin =
  /^from (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?<value>\p{Lu}.*)$/u;
const originBreak = /\s+(?=from \p{Lu})/u;

function placeColumn(table: LexiconTable): LexiconColumn | undefined {
  return table.columns.find(({ name }) => /(?:^|_)(?:town|city|village|country)$/u.test(name));
}

const moneyForm = /^(?:at|for|costing|(?:that |which )?costs?|priced at|worth)\s+(?<value>[$€£¥\d].*)$/iu;

/** Reads one attribute of a row; undefined when its column is uncertain. */
function readSegment(text: string, table: LexiconTable, clause: Clause): Segment | undefined {
  const money = captureGroup(moneyForm, text, 'value');
  const price = moneyColumn(table);
  if (money !== '') return price === undefined ? undefined : { column: price, value: money, bare: false };
  const named = captureGroup(/^(?:named|called|titled)\s+(?<value>.+)$/iu, text, 'value');
  const name = nameColumn(table);
  if (named !== '') return name === undefined ? undefined : { column: name, value: named, bare: false };
  const place = placeColumn(table);
  const from = captureGroup(origin, text, 'value');
  if (from !== '' && place !== undefined) return { column: place, value: from, bare: false };
  const found = byColumn(text, table);
  if (found !== undefined) return found;
  const bare = text.replace(/^(?:with|:)\s+/iu, '');
  // 'With colour red' continues the row before it; only quotes or an email address mark a value.
  if (bare !== text && !isMasked(bare)) return undefined;
  const email = emailColumn(table);
  const address = isMasked(bare) && /^[^\s@]+@[^\s@]+$/u.test(valueOf(bare, clause));
  if (address) return email === undefined ? undefined : { column: email, value: bare, bare: false };
  const certain = isMasked(bare) || /^[\p{Lu}\p{N}]/u.test(bare) || bare.split(' ').length < 3;
  return name === undefined || !certain || /^(?:that|which|who|from|to|in|on|by)\b/iu.test(bare)
    ? undefined
    : { column: name, value: bare, bare: true };
}

/** The columns a new row can fill, as a sentence. */
function fillable(table: LexiconTable): string {
  const columns = table.columns.filter((column) => !column.primaryKey).map(({ name }) => humanise(name));
  const [first] = columns;
  return first === undefined
    ? `${capitalise(humanise(table.name))} has no column to fill in yet.`
    : `${capitalise(humanise(table.name))} has ${listedFew(columns)}: please name it, for example “with ${first} …”.`;
}

function unread(text: string, table: LexiconTable, clause: Clause): Understanding {
  return question(
    `I cannot tell which column “${valueOf(text, clause).slice(0, 60)}” belongs to. ${fillable(table)}`,
  );
}

/** 'For customer Ada': the id of the row with that name. Only for required columns, where an empty result is rejected. */
function referenced(
  { column, value }: Segment,
  clause: Clause,
  schema: SchemaIndex,
): Outcome<Value> | undefined {
  const target = schema.tables.find((table) => table.name === column.references);
  const key = target === undefined ? undefined : primaryKey(target);
  if (
    target === undefined ||
    key === undefined ||
    column.nullable ||
    readValue(column, value, clause) !== undefined
  )
    return undefined;
  const said = valueOf(value, clause);
  const by = /^[^\s@]+@[^\s@]+$/u.test(said) ? emailColumn(target) : nameColumn(target);
  if (by === undefined || said === '') return undefined;
  const sql = `(select ${quoteIdentifier(key.name)} from ${quoteIdentifier(target.name)} where ${quoteIdentifier(by.name)} = ${quoteLiteral(said)})`;
  return ok({ sql, words: said });
}

/** Groups attributes into rows: a bare value begins the next row when the current one already has a name. */
function readRows(
  said: string,
  table: LexiconTable,
  clause: Clause,
  schema: SchemaIndex,
): Outcome<readonly NewRow[]> {
  const rows: Map<string, Value>[] = [];
  const described = new Set(
    [...said.matchAll(/\([^()]*\)/gu)].flatMap(([inside]) =>
      inside
        .slice(1, -1)
        .split(separators)
        .map((piece) => piece.trim()),
    ),
  );
  const segments = said
    .split(separators)
    .flatMap((piece) => piece.split(segmentBreak))
    .flatMap((piece) => (placeColumn(table) ? piece.split(originBreak) : [piece]))
    .map((piece) => piece.replace(/^[:\s]+/u, '').trim());
  for (const text of segments.filter((piece) => !/^(?:with|and|that|which|has|is)?$/iu.test(piece))) {
    const segment = readSegment(text, table, clause);
    if (segment === undefined) return fail(unread(text, table, clause));
    const value = referenced(segment, clause, schema) ?? requireValue(segment.column, segment.value, clause);
    if (!value.ok) return value;
    const { name } = segment.column;
    const row = rows.at(-1);
    // What is in brackets describes the row before them, and is no row.
    if (segment.bare && row?.has(name) && described.has(text)) return fail(unread(text, table, clause));
    if (row === undefined || row.has(name)) {
      // The only attribute so far, repeated, is a slip rather than a second row.
      if (row?.size === 1 && rows.length === 1 && !segment.bare) return fail(unread(text, table, clause));
      rows.push(new Map([[name, value.value]]));
    } else row.set(name, value.value);
  }
  return ok(rows);
}

function missingValues(table: LexiconTable, rows: readonly NewRow[]) {
  const required = table.columns.filter((column) => isRequired(column));
  const incomplete = rows.find((row) => required.some((column) => !row.has(column.name)));
  if (incomplete === undefined) return undefined;
  const missing = required.filter((column) => !incomplete.has(column.name)).map(({ name }) => humanise(name));
  const name = nameColumn(table);
  const said = name === undefined ? undefined : incomplete.get(name.name)?.words;
  const who = said ?? `the new ${singular(humanise(table.name))}`;
  return question(
    `What ${missing.length === 1 ? 'is' : 'are'} the ${listed(missing)} of ${who}? Without ${missing.length === 1 ? 'it' : 'them'} the row cannot be added.`,
  );
}

/** 'Add a customer': asks for the values of the new row. */
function askForRow(table: LexiconTable, clause: Clause): Understanding {
  const noun = singular(humanise(table.name));
  const columns = listed(
    table.columns.filter((column) => isRequired(column)).map(({ name }) => humanise(name)),
  );
  const needs = columns === '' ? '' : ` It needs ${columns}.`;
  const honest = /\b(?:sample|example|test|dummy|fake|random|demo)\b/iu.test(clause.text)
    ? 'I do not invent data. '
    : '';
  const name = nameColumn(table);
  const hint =
    name === undefined ? ` ${fillable(table)}` : `${needs} For example: Add ${withArticle(noun)} named “…”.`;
  return question(`${honest}What should the new ${noun} contain?${hint}`);
}

function planRows(
  said: string,
  table: LexiconTable,
  clause: Clause,
  schema: SchemaIndex,
  isOne: boolean,
): Understanding {
  const rows = readRows(said, table, clause, schema);
  if (!rows.ok) return rows.error;
  if (isOne && rows.value.length > 1 && rows.value.every(({ size }) => size === 1)) {
    const pieces = said.replace(/^[:\s]+/u, '').split(separators);
    const row = rowInOrder(pieces, table, clause);
    return row ? insertPlan(table, [row]) : askHowMany(pieces, table, fillable(table));
  }
  if (rows.value.length === 0) return askForRow(table, clause);
  if (rows.value.length > 200)
    return question('That is more than 200 rows at once. Please add them in smaller groups.');
  return missingValues(table, rows.value) ?? insertPlan(table, rows.value);
}

const notRows =
  /^(?:(?:an?|the|new|another) )*(?:table|column|field|index|polic(?:y|ies)|rule|app|website|page|site|form|button|branch|function|trigger|view)\b/iu;

const unknownForm =
  /^(?<noun>[\p{L}]+(?: [\p{L}]+)?) (?:named|called|with (?:the )?(?:name|email|title))\b/iu;

function lexiconTable(said: string, schema: SchemaIndex): LexiconTable | undefined {
  const mention = findMention(said, schema);
  return mention?.before === '' && mention.after === '' ? mention.table : undefined;
}

/** 'Add a customer named Ada with email …', 'add three products: Tea at 4.50, …', 'insert into customers name Ada, …'. */
export const insert: Grammar = (clause, schema) => {
  const what = captureGroup(form, clause.text, 'what');
  // 'Make products cheaper' adds no row: the verb needs an article or a number for that.
  if (/^(?:make|have|get) (?!an? |another |one |new |\d|two |three )/iu.test(clause.text)) return undefined;
  const direct = findMention(what, schema);
  const place = direct === undefined ? what : withoutPlace(direct.after, schema);
  if (what === '' || notRows.test(what) || /\btable\b/iu.test(place)) return undefined;
  if (direct?.before === '' && !/'s?$/u.test(direct.said)) {
    const before = clause.text.slice(0, clause.text.length - what.length);
    // `new dog Luna, cockapoo` is one dog.
    const isOne = announcesOne(before) || /^new $/iu.test(before);
    return planRows(place, direct.table, clause, schema, isOne);
  }
  const slots = matched(valueFirst, clause.text);
  const table =
    slots === undefined ? undefined : lexiconTable(slots('table').replace(/ table$/iu, ''), schema);
  if (slots !== undefined && table !== undefined && looksLikeRow(slots('what')))
    return planRows(slots('what'), table, clause, schema, false);
  const unknown = captureGroup(unknownForm, what, 'noun');
  return unknown === '' ? undefined : askForTable(clause, unknown, schema);
};

const placeSource = '(?:to|into|in) (?:the |our |my )?(?<place>[^ ]+?)(?: table)?';
const places = [
  new RegExp(`^${placeSource} (?<rest>.+)$`, 'iu'),
  new RegExp(`^(?<rest>.*?) ?${placeSource}$`, 'iu'),
];

/** 'Add a product to products named Tea': removes the repeated table name, which is not a value. */
function withoutPlace(said: string, schema: SchemaIndex): string {
  const found = places
    .map((placed) => matched(placed, said))
    .find((slots) => slots !== undefined && lexiconTable(slots('place'), schema) !== undefined);
  return found === undefined ? said : found('rest');
}

function looksLikeRow(text: string): boolean {
  return /^\p{Lu}|\uE000/u.test(text) || / (?:at|for) (?:[$€£]\s?)?\d/u.test(text);
}
