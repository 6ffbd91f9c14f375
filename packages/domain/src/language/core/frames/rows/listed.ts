import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { currency } from '../../../planner/currency.ts';
import { humanise, plural, singular } from '../../../planner/names.ts';
import { kindOf, labelsOf, text as textValue } from '../../constituents/columnKinds.ts';
import { numeric } from '../../constituents/comparisons.ts';
import { piecesOf, tablesOf } from '../../constituents/pieces.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { entriesOf, type CoreIndex } from '../../schemaIndex.ts';
import { fillable, type Row } from './cells.ts';
import { isText, lastNumber, phone, readStatedRow, type StatedRow } from './statedRow.ts';

const verb = String.raw`(?:add|put(?: in)?|insert|enter|register|record|write(?: down| in)?|save|note|new|create)(?: also| now)?`;
const article = String.raw`(?:(?:an?|the|my|our|these|those|this|following|new|another|one|more|two|three|four|five|\d) )*`;
/** Limits and starting values of a column, which say nothing of a row; a name such as Can or May is none of them. */
const ruling =
  /\b(?:[Cc]olumns?|[Ff]ields?|[Oo]ptional|[Rr]equired|[Uu]nique|default|starting|start|at least|at most|between|maximum|minimum|max|(?<!\d ?)min|up to|from \d|\d+ to \d+|characters?|index|must|should|can|may|if|when|unless|otherwise|where|whose|every|each|all|any|by)\b|\?|\bwith (?:an? )?(?:name|columns?)\b(?! ["“\p{Lu}\d])/u;

interface Request {
  readonly table: LexiconTable;
  readonly isPlural: boolean;
  readonly body: string;
}

const forms = [
  String.raw`^(?:please )?${verb} (?:in |into |to |down )?${article}(?<table>[\p{L}_]+(?: [\p{L}_]+)??)(?: list| table)?(?: in| here)?\s*(?:[:,–-]|\bis\b|\bare\b)\s*(?<body>\S[\s\S]*)$`,
  String.raw`^(?:please )?${verb} (?:in |into |to |down )?${article}(?<table>[\p{L}_]+ [\p{L}_]+) (?<body>\S[\s\S]*)$`,
  String.raw`^(?:please )?${verb} (?:in |into |to |down )?${article}(?<table>[\p{L}_]+) (?<body>\S[\s\S]*)$`,
  String.raw`^(?:please )?${verb} (?<body>\S[\s\S]*?) (?:to|in|into|as|on) ${article}(?<table>[\p{L}_]+)(?: list| table)?[.!]?$`,
  String.raw`^(?<table>[\p{L}_]+(?: [\p{L}_]+)?) are[: ]\s*(?<body>\S[\s\S]*)$`,
  String.raw`^(?:the|my|our|these are (?:the|my|our)|here are (?:the|my|our)) (?<table>[\p{L}_]+)(?: list)?\s*(?:are|is|:)+:?\s*(?<body>\S[\s\S]*)$`,
].map((form) => new RegExp(form, 'iu'));
/** The end of a row that is a sentence: `Tina Marsh, 555-0148, paid. Luis Ferreira, 555-0171`. */
const sentenceEnd = /(?<!\b(?:Mrs?|Ms|Dr|St|Prof|Fr))\.\s+(?=\p{Lu})/u;
/** A list and its rows, each a sentence. */
const rowSentences = /^(?<table>[\p{L}_]+(?: [\p{L}_]+)?):\s*(?<body>\S[\s\S]*)$/iu;

/** The table that a noun names, in full or by its first letters: `cust` for customers. */
function tableOf(noun: string, index: CoreIndex): LexiconTable | undefined {
  const entry = entriesOf(noun, index).find(({ kind }) => kind === 'table');
  if (entry) return entry.table;
  const begun = index.tables.filter(({ name }) => noun.length > 3 && name.startsWith(noun));
  return begun.length === 1 ? begun[0] : undefined;
}

/** The table that rows are added to and the text of the rows, in each way that the words allow. */
function requestsOf(said: string, { index }: ReadState): readonly Request[] {
  const sentence = said.trim().replace(/[.!]+$/u, '');
  // `services: Cut 35, Color 80` has figures in several rows; `services: name, price` is a new list.
  const isRows = sentenceEnd.test(sentence) || /: .*\d.*,.*\d/u.test(sentence);
  return [...forms, ...(isRows ? [rowSentences] : [])].flatMap((form) => {
    const { table: noun = '', body = '' } = form.exec(sentence)?.groups ?? {};
    const table = tableOf(noun.toLowerCase(), index);
    const rest = table?.name.toLowerCase().split('_').slice(noun.split(' ').length).join(' ') ?? '';
    // `add grooming appointments: …` names the list by all of its words.
    if (!table || (rest !== '' && body.toLowerCase().startsWith(rest))) return [];
    const isPlural = plural(noun.toLowerCase()) === noun.toLowerCase();
    return [{ table, isPlural, body }];
  });
}

const typedValue = /\d|@|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;
const nameAtStart = /^(?<name>\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*)(?: |$)/u;

/**
 * The rows of a list of which each begins with a name, with its values behind it, also behind commas: `Tom Baker, 555-2222
 * and Jo Lindt, jo@mail.com`.
 */
function namedItems(body: string): readonly string[] {
  const cells = body
    .split(/,(?!\d)\s*(?:and\s+)?|\s+and\s+(?=\p{Lu})/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const wordsOf = (cell: string): number => nameAtStart.exec(cell)?.groups?.['name']?.split(' ').length ?? 0;
  const first = wordsOf(cells[0] ?? '');
  // A name alone has its values in the next cells; a shorter one may be a value, such as a town.
  const begins = (cell: string, at: number): boolean => {
    const length = wordsOf(cell);
    const isAlone = length > 0 && cell.split(' ').length === length;
    const next = cells[at + 1];
    return (
      length > 0 &&
      (isAlone ? length >= first && next !== undefined && typedValue.test(next) : typedValue.test(cell))
    );
  };
  const rows: string[][] = [];
  for (const [at, cell] of cells.entries()) {
    if (begins(cell, at)) rows.push([cell]);
    else if (rows.length === 0) return [];
    else rows.at(-1)?.push(cell);
  }
  return rows.map((row) => row.join(', '));
}

/** The rows of a list of which each has its values in brackets: `Beth (555-0210, beth@mail.com) and Joe (555-0240)`. */
function bracketedItems(body: string): readonly string[] {
  const found = [...body.matchAll(/(?<name>[^(),;]+?) ?\((?<values>[^()]+)\)/gu)];
  const rest = found.reduce((text, { 0: one }) => text.replace(one, ''), body);
  return rest.replaceAll(/\band\b|[\s,.]/giu, '') === ''
    ? found.map(({ groups }) => `${groups?.['name']?.replace(/^(?:\s|and\b)+/iu, '')}, ${groups?.['values']}`)
    : [];
}

/** True for a name with one of the values that a column allows: `Susan Baker senior`. */
function hasChoice(item: string, table: LexiconTable): boolean {
  const name = nameAtStart.exec(item)?.groups?.['name'] ?? '';
  const rest = item.slice(name.length).trim().toLowerCase();
  return (
    name !== '' &&
    fillable(table).some(({ allowedValues = [] }) =>
      allowedValues.some((value) => rest.split(/[ (),]+/u).includes(value.toLowerCase())),
    )
  );
}

/** The rows of a list, each with a number at its end: `New zipper 15, Take in dress 25`. */
function itemsOf({ body, table, isPlural }: Request, index: CoreIndex): readonly string[] {
  // Where something stronger than a comma separates, commas are within a row.
  const rows = body.split(/;|\n/u).filter((row) => row.trim() !== '');
  if (rows.length > 1) return rows.map((row) => row.trim());
  const parts = body.split(sentenceEnd);
  if (isPlural && parts.length > 1 && parts.every((row) => /^\p{Lu}/u.test(row) && typedValue.test(row)))
    return parts;
  const bracketed = isPlural ? bracketedItems(body) : [];
  if (bracketed.length > 1) return bracketed;
  const byName = isPlural ? namedItems(body) : [];
  if (byName.length > 1) return byName;
  const items = body
    .split(/,(?!\d)|\s+and\s+(?=\p{L})/u)
    .map((item) => item.trim().replace(/^(?:and|[-*•])\s+/iu, ''))
    .filter((item) => item !== '');
  const isPerson =
    table.columns.some(({ name }) => /phone|^tel|mobile/iu.test(name)) &&
    items.every((item) => phone.test(item) && /^\p{L}/u.test(item));
  if (items.length > 1 && isPerson) return items;
  // `Luna 30 Nov nails 15, Rex 1 Dec full groom 55`: each item begins with who or what it is for.
  const isOf = (item: string): boolean =>
    [2, 1].some((length) =>
      entriesOf(item.split(' ').slice(0, length).join(' ').toLowerCase(), index).some(
        (entry) =>
          entry.kind === 'value' &&
          labelsOf(entry.table).includes(entry.column) &&
          table.columns.some(({ references }) => references === entry.table.name),
      ),
    );
  const each = body.split(/,(?!\d)|;/u).map((item) => item.trim().replace(/^and /iu, ''));
  if (each.length > 1 && each.every((item) => isOf(item) && /\d/u.test(item))) return each;
  // `Linh day off monday, Mai day off tuesday`: each item names the same column.
  const named = table.columns.find(({ name }) => {
    const said = humanise(name).toLowerCase();
    return (
      said.length > 3 &&
      items.every((item) => item.toLowerCase().indexOf(` ${said} `) > 0 && /^\p{Lu}/u.test(item))
    );
  });
  if (items.length > 1 && named) return items;
  if (items.length > 1 && items.every((item) => hasChoice(item, table))) return items;
  const hasNumber = numeric(table).some(({ primaryKey }) => !primaryKey);
  const isEach = items.every((item) => {
    const plain = item.replace(
      new RegExp(String.raw` ?(?:${currency}|min|mins|minutes?|pcs|pieces|kg|h|hours?)\.?$`, 'iu'),
      '',
    );
    return lastNumber.test(plain) && !phone.test(item);
  });
  return hasNumber && items.length > 1 && isEach ? items : [body];
}

const quoted = (value: string): string => `"${value.replaceAll(/["“”]/gu, '')}"`;

/** A value as the sentence that adds its row says it; undefined where it is none of those. */
function shown(value: Expression): string | undefined {
  if (value.kind === 'today') return 'today';
  // A row of another list is known by its name.
  if (value.kind === 'pick') {
    const { where } = value.from;
    return where?.kind === 'compare' && where.right.kind === 'value' ? String(where.right.value) : undefined;
  }
  if (value.kind !== 'value' || value.value === null) return undefined;
  if (typeof value.value === 'boolean') return value.value ? 'yes' : 'no';
  return typeof value.value === 'string' ? quoted(value.value) : String(value.value);
}

/** The sentence that adds a row with some of its values. */
function sentenceOf(table: LexiconTable, row: Row | undefined): string | undefined {
  const parts = Object.entries(row ?? {}).map(
    ([name, value]) => [humanise(name).replace(/ id$/u, ''), shown(value)] as const,
  );
  return parts.length > 0 && parts.every(([, value]) => value !== undefined)
    ? `Add ${humanise(singular(table.name)).toLowerCase()}: ${parts.map((part) => part.join(' ')).join(', ')}`
    : undefined;
}

/** A row with what is left in its columns for texts, one after the other; undefined where there is more of it. */
function guessed(table: LexiconTable, row: Row, unread: readonly string[]): Row | undefined {
  const open = fillable(table).filter((column) => isText(column) && !Object.hasOwn(row, column.name));
  const rest = unread.filter((one) => one.trim() !== '' && one.split(' ').length < 5);
  if (open.length < rest.length || rest.length !== unread.length) return undefined;
  const values = open
    .slice(0, rest.length)
    .map(({ name }, at): [string, Row[string]] => [name, textValue(rest[at] ?? '')]);
  return { ...row, ...Object.fromEntries(values) };
}

/** Asks where values belong, and offers the rows with those that are clear. */
function asked(table: LexiconTable, rows: readonly StatedRow[]): FrameReading {
  const names = fillable(table)
    .map(({ name }) => humanise(name).replace(/ id$/u, ''))
    .join(', ');
  const unread = rows.flatMap((one) => one.unread);
  const said = (read: (one: StatedRow) => Row | undefined): string | undefined => {
    const sentences = rows.map((one) => sentenceOf(table, read(one)));
    return sentences.every((one) => one !== undefined)
      ? sentences.join('. ').replaceAll('. Add ', '. add ')
      : undefined;
  };
  const offers = new Set([
    said(({ row, unread: left }) => (left.length === 0 ? row : guessed(table, row, left))),
    said(({ row }) => row),
  ]);
  return {
    meaning: {
      ask: `I can’t tell where ${unread.map((one) => `“${one}”`).join(' and ')} ${unread.length > 1 ? 'belong' : 'belongs'}. The list ${humanise(table.name)} keeps: ${names}. Put the name of the column before it. Nothing was planned.`,
      choices: [...offers].flatMap((one) => (one === undefined ? [] : [{ label: one, instruction: one }])),
    },
    words: [],
    unread: [],
    cost: 2,
  };
}

/** A text without the names of the columns of a table: `start time 19:00` says nothing of a start value. */
function withoutNames(body: string, table: LexiconTable): string {
  return fillable(table)
    .map(({ name }) => humanise(name))
    .filter((name) => name.includes(' '))
    .reduce((text, name) => text.replaceAll(new RegExp(String.raw`\b${name}\b`, 'giu'), ' '), body)
    .replaceAll(/\bstart (?=time|date|day)/giu, '');
}

/** A text with columns by their whole name where it says the last word: `plate` for licence plate. */
function withWholeNames(body: string, table: LexiconTable): string {
  const wordsOf = ({ name }: LexiconColumn): readonly string[] => humanise(name).toLowerCase().split(' ');
  const ends = fillable(table).map(wordsOf);
  const texts = fillable(table).filter((column) => kindOf(column) === 'text' && !column.allowedValues);
  return texts.map(wordsOf).reduce((text, words) => {
    const last = words.at(-1) ?? '';
    const isOnly = ends.filter((other) => other.includes(last)).length === 1;
    if (words.length < 2 || last.length < 4 || !isOnly) return text;
    const before = words.slice(0, -1).join(' ');
    return text.replaceAll(
      new RegExp(String.raw`(?<=[\p{L}\d] )(?<!\b${before} )${last} (?=[\p{L}\d])`, 'giu'),
      `${before} ${last} `,
    );
  }, body);
}

/** What a sentence adds to a table as rows with values; undefined where no value shows that rows are meant. */
function readOne({ table, isPlural, body: said }: Request, state: ReadState): FrameReading | undefined {
  const body = withWholeNames(said, table);
  if (ruling.test(withoutNames(body, table)) || /["“]/u.test(body) || fillable(table).length === 0)
    return undefined;
  const names = piecesOf({ text: body }, state.index, state.today);
  if (
    names.some(
      (piece) =>
        tablesOf(piece).some(({ name }) => name !== table.name) &&
        piece.entries.every(({ kind }) => kind === 'table'),
    )
  )
    return undefined;
  const items = itemsOf({ body, table, isPlural }, state.index);
  if (items.length === 1 && isPlural && /\band\b/iu.test(body)) return undefined;
  const rows = items.map((item) => readStatedRow(item, table, state));
  if (rows.some(({ isTyped }) => !isTyped)) return undefined;
  const labels = labelsOf(table);
  if (labels.length > 0 && rows.some(({ row }) => !labels.some(({ name }) => Object.hasOwn(row, name))))
    return undefined;
  if (rows.some(({ unread }) => unread.length > 0))
    return isPlural || rows.length === 1 ? asked(table, rows) : undefined;
  const lacking = fillable(table).filter(
    ({ name, nullable, hasDefault }) =>
      !nullable && !hasDefault && rows.some(({ row }) => !Object.hasOwn(row, name)),
  );
  if (lacking.length > 0) return undefined;
  return {
    meaning: { changes: [{ do: 'insert', table: table.name, rows: rows.map(({ row }) => row) }] },
    words: rows.map(({ row }) => ({
      said: Object.values(row)
        .flatMap((one) => (one.kind === 'value' ? [String(one.value)] : []))
        .join(', '),
      read: `a new row of ${humanise(table.name)}`,
    })),
    unread: [],
    cost: rows.some(({ isGuess }) => isGuess) ? -0.9 : -1,
  };
}

/** Reads rows that a sentence lists with their values: a name with its price, a person with a phone number. */
export const readListed: Frame = ({ text }, state) => {
  for (const request of requestsOf(text, state)) {
    const found = readOne(request, state);
    if (found) return found;
  }
  return undefined;
};
