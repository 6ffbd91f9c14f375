import type { DatabaseChange, Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise, plural, singular, toIdentifier } from '../../../planner/names.ts';
import { kindOf, labelsOf, text as textValue } from '../../constituents/columnKinds.ts';
import { columnsOf, piecesOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { isFiller } from '../../constituents/work.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { entriesOf } from '../../schemaIndex.ts';
import { fillable, readCell, type Row } from './cells.ts';

type Insert = Extract<DatabaseChange, { readonly do: 'insert' }>;

const structure = /^(?:table|tables|column|columns|field|fields|index|rule|rules|tick box|property)$/u;
const adding =
  /^(?:add|insert|enter|new|put in|record|register|create|include|write down|note|append|plus)$/u;

interface Start {
  readonly table: LexiconTable;
  /** Words between the table and the values: a date may be among them. */
  readonly intro: string;
  readonly body: string;
  readonly isPlural: boolean;
  /** True after a colon or on separate lines. */
  readonly isListed: boolean;
}

/** The table that rows are added to, and the text of the rows. */
function startOf(text: string, pieces: readonly Piece[]): Start | undefined {
  const lineEnd = text.indexOf('\n') < 0 ? text.length : text.indexOf('\n');
  const verb = pieces.findIndex(
    ({ lower, cue }) => adding.test(lower) || (cue === 'add' && !/\d/u.test(lower)),
  );
  const at = pieces.findIndex(
    (piece, place) => place > verb && tablesOf(piece).length > 0 && piece.start < lineEnd,
  );
  const named = pieces[at];
  const table = named && tablesOf(named)[0];
  // `teachers can add children` is about who may do it.
  const isAllowance = /^(?:can|may|must|should|to|could)$/u.test(pieces[verb - 1]?.lower ?? '');
  if (isAllowance || verb < 0 || !table || !named || at - verb > 6) return undefined;
  const between = pieces.slice(verb + 1, at);
  if (pieces.slice(verb, at + 2).some(({ lower }) => structure.test(lower))) return undefined;
  const isBare = between.every(
    (piece) =>
      isFiller(piece) ||
      /^(?:following|these|this|more|another)$/u.test(piece.lower) ||
      piece.amount !== undefined ||
      piece.cue === 'new' ||
      adding.test(piece.lower),
  );
  if (!isBare) return undefined;
  // `add a phone to customers` is about a column.
  if (between.some((piece) => piece.cue === 'to' || columnsOf(piece, table).length > 0)) return undefined;
  const rest = text.slice(named.end);
  const colon = /:\s*/u.exec(rest.slice(0, Math.max(0, lineEnd - named.end)));
  const isLines = lineEnd < text.length && text.slice(lineEnd).trim() !== '';
  const isPlural = plural(named.lower) === named.lower && singular(named.lower) !== named.lower;
  if (colon)
    return {
      table,
      isPlural,
      isListed: true,
      intro: rest.slice(0, colon.index),
      body: rest.slice(colon.index + colon[0].length),
    };
  if (isLines)
    return {
      table,
      isPlural,
      isListed: true,
      intro: text.slice(named.end, lineEnd),
      body: text.slice(lineEnd).trim(),
    };
  if (/^\s*(?:who|that|which|where|in|from|to|into|are|is)\b/iu.test(rest)) return undefined;
  const body = rest.replace(/^[\s,]*(?:please|called|named|,|-|–)*[\s,]*(?:called |named )?/iu, '');
  return body.trim() === ''
    ? undefined
    : { table, isPlural, isListed: /called|named/iu.test(rest), intro: '', body };
}

/** Cells of a line: split at commas, bars or tabs, but not inside quotes or a decimal number. */
function cellsOf(line: string): readonly string[] {
  const separator = line.includes('|') ? /\|/u : line.includes('\t') ? /\t/u : /,(?!\d)|;/u;
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const part of line.split(/(?<mark>["“”]|,(?!\d)|;|\||\t)/u)) {
    if (/["“”]/u.test(part)) isQuoted = !isQuoted;
    if (!isQuoted && separator.test(part) && part.length === 1) {
      cells.push(cell);
      cell = '';
    } else cell += part;
  }
  return [...cells, cell].map((one) => one.trim());
}

/** The columns that a first line names, one for each cell. */
function headerOf(line: string, table: LexiconTable, state: ReadState): readonly LexiconColumn[] | undefined {
  const cells = cellsOf(line);
  const columns = cells.map((cell) => {
    const found = entriesOf(cell.toLowerCase(), state.index).flatMap((entry) =>
      entry.kind === 'column' && entry.table.name === table.name ? [entry.column] : [],
    );
    return found[0];
  });
  const known = columns.filter((column) => column !== undefined);
  return cells.length > 1 && known.length === cells.length ? known : undefined;
}

function typedValue(column: LexiconColumn, cell: string): Expression | undefined {
  if (cell === '') return undefined;
  const kind = kindOf(column);
  if (kind === 'number') {
    const amount = Number(cell.replaceAll(/[^\d.,-]/gu, '').replace(',', '.'));
    return Number.isFinite(amount) && /\d/u.test(cell) ? { kind: 'value', value: amount } : undefined;
  }
  if (kind === 'yes-no') return { kind: 'value', value: /^(?:yes|y|true|x|1)$/iu.test(cell) };
  return textValue(cell);
}

/** Takes `(its a restaurant)` behind a line as one more cell, and leaves out remarks in brackets. */
function withBracket(line: string): string {
  return line.replace(/\s*\((?:it'?s |he is |she is |they are |a |an )*(?<inner>[^()]*)\)/iu, ', $<inner>');
}

interface ReadRows {
  readonly rows: readonly Row[];
  readonly unread: readonly string[];
}

/** A lower-case word alone is no name, but for a list. */
function isNamed(cell: string, isListed: boolean): boolean {
  return isListed || /\p{Lu}|\d|["“@]/u.test(cell) || !/^\p{Ll}+$/u.test(cell.trim());
}

/** A line with a comma in place of each `and` before the name of a column: `first name Otto and last name Lange`. */
function withCommas(line: string, table: LexiconTable, state: ReadState): string {
  const pieces = piecesOf({ text: line }, state.index, state.today);
  const joints = pieces.flatMap((piece, at) => {
    const named = pieces.slice(at + 1).find((one) => !isFiller(one));
    return piece.lower === 'and' && named && columnsOf(named, table).length > 0 ? [piece] : [];
  });
  return joints.reduceRight(
    (said, { start, end }) => `${said.slice(0, start).trimEnd()},${said.slice(end)}`,
    line,
  );
}

function readLine(line: string, { table, intro, isListed }: Start, state: ReadState): ReadRows {
  const row: Row = {};
  const unread: string[] = [];
  for (const [at, cell] of cellsOf(
    withCommas(line, table, state).replaceAll(
      / and (?=\p{L}+ (?:today|tomorrow|yesterday|\d|\p{Lu}))/gu,
      ', ',
    ),
  ).entries())
    if (!readCell(cell.replace(/^and /iu, ''), table, row, state, at === 0) || !isNamed(cell, isListed))
      unread.push(cell);
  const said = piecesOf({ text: intro }, state.index, state.today);
  const day = said.find(({ period }) => period?.day);
  if (day) readCell(day.text, table, row, state, false);
  // `all of them private` is about every row.
  for (const { table: of, column, value } of said.flatMap(valuesOf))
    if (of.name === table.name && isListed) row[column.name] ??= textValue(value);
  return { rows: [row], unread };
}

function readLines(lines: readonly string[], start: Start, state: ReadState): ReadRows {
  const [first = ''] = lines;
  const named = /\((?<header>[^()]+)\)/u.exec(start.intro)?.groups?.['header'];
  const above = named === undefined ? undefined : headerOf(named, start.table, state);
  const header = above ?? headerOf(first, start.table, state);
  if (!header) {
    const read = lines.map((line) => readLine(withBracket(line), start, state));
    return { rows: read.flatMap(({ rows }) => rows), unread: read.flatMap(({ unread }) => unread) };
  }
  const rows = lines.slice(above ? 0 : 1).map((line) => {
    const row: Row = {};
    for (const [at, cell] of cellsOf(line).entries()) {
      const column = header[at];
      const value = column && typedValue(column, cell);
      if (column && value) row[column.name] = value;
    }
    return row;
  });
  return { rows, unread: [] };
}

/** Several names, each a row: `add categories: Bread, Cakes, Pies`. */
function nameRows(body: string, { table, isPlural }: Start, state: ReadState): ReadRows | undefined {
  const cells = body
    .split(/,| and |;/u)
    .map((cell) => cell.trim().replace(/[.]$/u, ''))
    .filter((cell) => cell !== '');
  const [label] = labelsOf(table);
  if (!isPlural || cells.length < 2 || labelsOf(table).length !== 1 || !label) return undefined;
  const isPlain = cells.every((cell) => {
    const pieces = piecesOf({ text: cell }, state.index, state.today);
    return pieces.every(
      ({ entries, amount, period, literal, cue, isMark }) =>
        entries.every(({ kind }) => kind === 'value') &&
        amount === undefined &&
        period === undefined &&
        cue === undefined &&
        !isMark &&
        (literal === undefined || !literal.includes('@')),
    );
  });
  return isPlain
    ? { rows: cells.map((cell) => ({ [label.name]: textValue(cell.replaceAll(/["“”]/gu, '')) })), unread: [] }
    : undefined;
}

const example = /(?<![@.\p{L}])(?:example|sample|dummy|demo|fake|made-up|invented) (?=\p{L})/iu;

function exampleValue(column: LexiconColumn, table: LexiconTable, nth: number): Expression | undefined {
  const noun = humanise(singular(table.name)).toLowerCase();
  const kind = kindOf(column);
  const [allowed] = column.allowedValues ?? [];
  if (allowed !== undefined) return textValue(allowed);
  if (/mail/iu.test(column.name)) return textValue(`example${nth}@example.com`);
  if (kind === 'text')
    return labelsOf(table).some(({ name }) => name === column.name)
      ? textValue(`Example ${noun} ${nth}`)
      : column.nullable
        ? undefined
        : textValue(`Example ${nth}`);
  if (column.nullable || column.hasDefault) return undefined;
  if (kind === 'number') return { kind: 'value', value: nth };
  if (kind === 'date') return { kind: 'today' };
  return kind === 'moment' ? { kind: 'now' } : undefined;
}

/** `add five example customers`: rows with made-up values. */
function exampleRows(text: string, pieces: readonly Piece[]): Insert | undefined {
  const found = example.exec(text);
  const table = pieces.flatMap(tablesOf)[0];
  if (
    !found ||
    !table ||
    text.includes('@') ||
    !pieces.some(({ lower }) => adding.test(lower) || /^(?:make|give|fill)$/u.test(lower))
  )
    return undefined;
  const [amount] = pieces.flatMap((piece) => (piece.amount === undefined ? [] : [piece.amount]));
  const count = Math.max(1, Math.min(amount ?? 3, 50));
  const rows = Array.from({ length: count }, (_unused, at) =>
    Object.fromEntries(
      fillable(table).flatMap((column) => {
        const value = exampleValue(column, table, at + 1);
        return value ? [[column.name, value]] : [];
      }),
    ),
  );
  return { do: 'insert', table: table.name, rows };
}

function missing(table: LexiconTable, rows: readonly Row[]): readonly LexiconColumn[] {
  return fillable(table).filter(
    ({ name, nullable, hasDefault }) =>
      !nullable && !hasDefault && rows.some((row) => !Object.hasOwn(row, name)),
  );
}

export function reading(
  table: LexiconTable,
  { rows, unread }: ReadRows,
  cost: number,
): FrameReading | undefined {
  const filled = rows.filter((row) => Object.keys(row).length > 0);
  if (filled.length === 0) return undefined;
  for (const column of missing(table, filled))
    if (kindOf(column) === 'yes-no')
      for (const row of filled) row[column.name] ??= { kind: 'value', value: false };
  const lacking = missing(table, filled);
  if (lacking.length > 0 && unread.length === 0) {
    const names = lacking.map(({ name }) => humanise(name)).join(' and ');
    return {
      meaning: {
        ask: `What is the ${names} of the new ${humanise(singular(table.name)).toLowerCase()}?`,
        choices: [],
      },
      words: [],
      unread,
      cost: cost + 3,
    };
  }
  const words = filled.map((row) => ({
    said: Object.values(row)
      .map((one) => (one.kind === 'value' ? String(one.value) : ''))
      .filter(Boolean)
      .join(', '),
    read: `a new row of ${humanise(table.name)}`,
  }));
  return { meaning: { changes: [{ do: 'insert', table: table.name, rows: filled }] }, words, unread, cost };
}

/** `add Pia Hollis to customers`. */
function namedRow(text: string, state: ReadState): FrameReading | undefined {
  const found =
    /^(?:please |pls |can you |could you )*(?:add|put|insert|enter) (?<name>["“]?\p{Lu}[^,:;\n]{0,60}?) (?:to|into|in|on) (?:the |our )?(?<table>[\p{L}_ ]+?)(?: list| table)?[.!]?$/u.exec(
      text,
    );
  const wanted = found?.groups?.['table'] ?? '';
  const entry = entriesOf(wanted.toLowerCase(), state.index).find(({ kind }) => kind === 'table');
  const name = found?.groups?.['name'] ?? '';
  if (
    entry?.kind !== 'table' ||
    piecesOf({ text: name }, state.index, state.today).some(
      (piece) => columnsOf(piece, entry.table).length > 0,
    )
  )
    return undefined;
  const row: Row = {};
  const isRead = readCell(name, entry.table, row, state, true);
  return isRead ? reading(entry.table, { rows: [row], unread: [] }, 0.2) : undefined;
}

/** Reads rows to add: lists, pasted lines, and sentences that say the values of one row. */
/** Says what new rows are to be like, which is no new row. */
const ruling = /\b(?:unless|otherwise|by default|count as|counts as)\b/iu;

export const readInsert: Frame = ({ text }, state) => {
  if (!text.includes('\n') && ruling.test(text)) return undefined;
  const pieces = piecesOf({ text }, state.index, state.today);
  const examples = exampleRows(text, pieces);
  if (examples)
    return {
      meaning: { changes: [examples] },
      words: [{ said: text, read: `${examples.rows.length} example rows` }],
      unread: [],
      cost: 0,
    };
  const start = startOf(text, pieces);
  if (!start) return namedRow(text, state);
  const lines = start.body
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•]\s+|^\d+[.)]\s+/u, ''))
    .filter((line) => line !== '' && !/^\(.*\)$/u.test(line));
  const names = lines.length === 1 ? nameRows(lines[0] ?? '', start, state) : undefined;
  const read =
    names ?? (lines.length > 1 ? readLines(lines, start, state) : readLine(lines[0] ?? '', start, state));
  return reading(start.table, read, toIdentifier(start.table.name) === '' ? 1 : 0.1);
};
