import { currency } from '../../../planner/currency.ts';
import { stem } from '../../../guard/words.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import { isDated, isWeekday, kindOf, labelsOf, text as textValue } from '../../constituents/columnKinds.ts';
import { moneyColumns, numeric } from '../../constituents/comparisons.ts';
import { columnsOf, piecesOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import type { ReadState } from '../../frame.ts';
import { columnForms } from '../../schemaIndex.ts';
import { fillable, readCell, type Row } from './cells.ts';
import { withDays } from './days.ts';
import { referredTo } from './referred.ts';
import { datedCell, measuredCell, numberOf, timedCell, weekdayCell, without } from './typedCells.ts';

const phoneLabel =
  /(?:tele(?:ph|f)on(?:e|s)?|phone|mobile|mobil|handy|cell|tel\.?|fone)(?: (?:number|no\.?|nr\.?))?/iu;
export const phone =
  /(?:(?:\+\d{1,3}|(?<![\d-])0)(?:[\s/().-]?\d){5,14}|(?<!\d)\d{3,4}-\d{3,4}(?:-\d{2,4})?|(?<![\d.,:-] ?)\d{3} \d{4}(?= *(?:$|[,;])))(?![\d-])/u;
const email = /(?:\be-?mail(?: address)?(?: is)?[: ]+)?(?<mail>[^\s,;:<>()@]+@[^\s,;:<>()@]+\.[\p{L}]{2,})/iu;
const money = new RegExp(
  String.raw`(?:^|[\s:(])(?:(?:for|at|costs?|is|price) )?(?:${currency} ?(?<before>\d+(?:[.,]\d{1,2})?)|(?<after>\d+(?:[.,]\d{1,2})?) ?${currency})(?=$|[\s,.;)])`,
  'iu',
);
export const lastNumber = /^(?<name>.*\p{L}[^\d]*?)[\s:=–-]+(?<n>\d+(?:[.,]\d{1,2})?)$/u;
const joining =
  /^(?:(?:and|with|for|at|on|the|is|are|has|costs?|called|named|named as|a|an|,|:|-|–)(?:\s+|$))+|(?:\s+(?:and|with|for|at|on|is|the|costs?|,|:|-|–))+$/giu;

/** What a text says of one row. */
export interface StatedRow {
  readonly row: Row;
  readonly unread: readonly string[];
  /** True where a value is in the only column that was left for it. */
  readonly isGuess: boolean;
  /** True with a value of a form that only a row has. */
  readonly isTyped: boolean;
}

const labelledPhone = new RegExp(
  String.raw`\b${phoneLabel.source}[\s:]*(?<named>\+?\d(?:[\s/().-]?\d){4,14})(?!\d)|(?<number>${phone.source})`,
  'iu',
);
/** A street with its number, or one that is called so: `Alder St`, `12 High Street`. */
const street =
  /^\p{Lu}[\p{L}.' -]+ \d{1,4} ?[a-z]?$|^(?:\d{1,4} ?[a-z]?,? )?\p{L}[\p{L}.' -]* (?:[Ss]t(?:reet)?|[Rr]d|[Rr]oad|[Aa]ve(?:nue)?|[Ll]n|[Ll]ane|[Dd]r(?:ive)?|[Cc]t|[Cc]ourt|[Bb]lvd|[Cc]lose|[Ss]quare)\.?$/u;

/** `lives on Alder St`, up to the next fact. */
const livingAt =
  /\b(?:lives?|living) (?:on|at|in) (?<address>[^,;]+?)(?=$|[,;]| (?:and|joined|paid|not|has|since|born)\b)/iu;

/** `Hans Weber from Germany`. */
const fromPlace = /^(?<name>\p{Lu}.*?) from (?:the )?(?<place>\p{Lu}[\p{L} -]*)$/u;
const places = /^(?:country|city|town|village|place|origin|from|home_?town|region|state|nationality)$/iu;

/** Words without those that only join them to a value. */
const trimmed = (said: string): string =>
  said
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(joining, '')
    .replaceAll(/^["“]|["”]$/gu, '')
    .trim();

const isOf =
  (pattern: RegExp) =>
  (column: LexiconColumn): boolean =>
    pattern.test(column.name);

type Take = (
  cell: string,
  pattern: RegExp,
  column: LexiconColumn | undefined,
  valueOf: (match: RegExpExecArray) => Row[string] | undefined,
) => string;

export const isText = (column: LexiconColumn): boolean =>
  kindOf(column) === 'text' &&
  column.allowedValues === undefined &&
  !/mail|phone|^tel|mobile|url|link/iu.test(column.name);

/** A name without the values behind it that columns allow, which are put into the row: `Susan Baker senior`. */
function withoutChoice(said: string, columns: readonly LexiconColumn[], row: Row): string {
  const plain = said.replace(/\s*\((?<value>[^()]*)\)$/u, ' $<value>');
  for (const column of columns)
    for (const value of column.allowedValues ?? []) {
      const before = plain.slice(0, -value.length).replace(/[\s–-]+$/u, '');
      if (!plain.toLowerCase().endsWith(` ${value.toLowerCase()}`) || before === '') continue;
      row[column.name] = textValue(value);
      return withoutChoice(
        before,
        columns.filter((one) => one !== column),
        row,
      );
    }
  return said;
}

/** Reads the values of one row in a text: typed values by their form, the first words as its name. */
export function readStatedRow(said: string, table: LexiconTable, state: ReadState): StatedRow {
  const row: Row = {};
  const unread: string[] = [];
  let isLabelled = false;
  let guess: string | undefined;
  const open = (): readonly LexiconColumn[] =>
    fillable(table).filter(({ name }) => !Object.hasOwn(row, name));
  const take: Take = (cell, pattern, column, valueOf) => {
    const match = column ? pattern.exec(cell) : null;
    const value = match ? valueOf(match) : undefined;
    if (!column || !match || value === undefined) return cell;
    row[column.name] = value;
    return without(cell, match.index, match.index + match[0].length);
  };
  const only = (columns: readonly LexiconColumn[]): LexiconColumn | undefined => {
    const found = columns.filter((column) => open().includes(column));
    return found.length === 1 ? found[0] : undefined;
  };
  const place = (cell: string): void => {
    if (cell === '' || isNameOf(cell, table, row, state)) return;
    const [label, other] = labelsOf(table).filter(({ name }) => !Object.hasOwn(row, name));
    const { name = '', place: from = '' } = fromPlace.exec(cell)?.groups ?? {};
    const origin = label && from !== '' ? open().find(isOf(places)) : undefined;
    if (origin) {
      row[origin.name] = textValue(from);
      return place(name);
    }
    // `with name Kingfisher` names its column.
    const named = label
      ? cell.replace(new RegExp(String.raw`^(?:the )?${label.name}:? (?=\S)`, 'iu'), '')
      : cell;
    // `Step ladder, kind ladder` has its kind further on.
    const unnamed = open().filter((one) => !said.toLowerCase().includes(humanise(one.name).toLowerCase()));
    const left = label ? withoutChoice(named, unnamed, row) : named;
    if (label && !/^(?:\d|(?:per|each|every|a|an) \p{L}+$)/u.test(left)) {
      const [first = '', ...rest] = left.split(' ');
      const isSplit = other !== undefined && rest.length > 0;
      row[label.name] = textValue(isSplit ? first : left);
      if (isSplit) row[other.name] = textValue(rest.join(' '));
      return;
    }
    const address = street.test(left) ? open().find(isOf(/^add?ress$|street|^location$/iu)) : undefined;
    if (address) {
      row[address.name] = textValue(left);
      return;
    }
    const known = piecesOf({ text: left }, state.index, state.today).flatMap((piece) =>
      valuesOf(piece)
        .filter(({ table: of, column }) => of.name === table.name && open().includes(column))
        .map(({ column, value }) => ({ column, value, piece })),
    );
    const [one, ...others] = known;
    if (one && others.length === 0 && one.piece.end - one.piece.start < left.length) {
      row[one.column.name] = textValue(one.value);
      for (const rest of without(left, one.piece.start, one.piece.end).split(',')) place(trimmed(rest));
      return;
    }
    // A bare figure is no words of a text.
    const counted = /^\d+(?:[.,]\d{1,2})?$/u.test(left)
      ? only(numeric(table).filter(({ primaryKey }) => !primaryKey))
      : undefined;
    if (counted) {
      row[counted.name] = { kind: 'value', value: numberOf(left) };
      return;
    }
    const before = guess === undefined ? undefined : row[guess];
    const texts = open().filter((column) => kindOf(column) === 'text' && column.allowedValues === undefined);
    const [free] = texts;
    if (guess !== undefined && before?.kind === 'value')
      row[guess] = textValue(`${String(before.value)}, ${left}`);
    else if (texts.length === 1 && free && isText(free)) {
      row[free.name] = textValue(left);
      guess = free.name;
    } else if (!readCell(left, table, row, state, false)) unread.push(left);
  };
  const names = fillable(table)
    .flatMap((column) => columnForms(column))
    .map((name) => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.'));
  const nextColumn = new RegExp(String.raw`\s+and\s+(?:the\s+|an?\s+)?(?=(?:${names.join('|')})\s)`, 'iu');
  // `friday` is a date where the list has no days of the week.
  const hasWeekday = fillable(table).some((column) => isWeekday(column));
  const dated = !hasWeekday && fillable(table).some((column) => isDated(column)) ? withDays(said) : said;
  const referred = referredTo(dated, table, row, state);
  const cells = referred.rest
    .split(/,(?!\d)|;|\n|\band (?=(?:it|he|she) )/u)
    .flatMap((cell) => cell.split(nextColumn))
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  for (const cell of cells) {
    const address = take(cell, email, open().find(isOf(/mail/iu)), ({ groups }) =>
      textValue(groups?.['mail'] ?? ''),
    );
    const housed = take(
      address,
      livingAt,
      open().find(isOf(/^add?ress$|street|^location$|^town$|^city$/iu)),
      ({ groups }) => textValue(groups?.['address'] ?? ''),
    );
    const called = take(housed, labelledPhone, open().find(isOf(/phone|^tel|mobile|fone/iu)), ({ groups }) =>
      textValue((groups?.['named'] ?? groups?.['number'] ?? '').trim()),
    );
    const priced = take(called, money, only(moneyColumns(table)), ({ groups }) => ({
      kind: 'value',
      value: numberOf(groups?.['before'] ?? groups?.['after'] ?? ''),
    }));
    const measured = measuredCell(priced, table, row);
    const before = Object.keys(row).length;
    const unlabelled = labelled(timedCell(weekdayCell(measured, table, row), table, row), table, row, state);
    isLabelled ||= Object.keys(row).length > before;
    const named = datedCell(unlabelled, table, row, state).trim();
    const hasFigure = Object.values(row).some((one) => one.kind === 'value' && typeof one.value === 'number');
    const figure = hasFigure ? undefined : only(numeric(table).filter(({ primaryKey }) => !primaryKey));
    const ending = figure && lastNumber.exec(named)?.groups;
    if (figure && ending) row[figure.name] = { kind: 'value', value: numberOf(ending['n'] ?? '') };
    for (const part of (ending?.['name'] ?? named).split(',')) place(trimmed(part));
  }
  const ordered = Object.fromEntries(
    table.columns.flatMap(({ name }) => (row[name] === undefined ? [] : [[name, row[name]]])),
  );
  const isTyped =
    // One value alone may be one that a column is to have.
    (isLabelled && Object.keys(row).length > 1) ||
    table.columns.some(
      (column) =>
        row[column.name] !== undefined &&
        (!isText(column) || kindOf(column) !== 'text') &&
        kindOf(column) !== 'reference',
    ) ||
    // Whose it is, beside its name: `new dog Rex, owner Karen Hollis`.
    (fillable(table).some(({ name, references }) => references !== undefined && referred.ledTo.has(name)) &&
      labelsOf(table).some(({ name }) => row[name] !== undefined));
  return { row: ordered, unread, isGuess: guess !== undefined, isTyped };
}

/** True for words that only name a column which has its value: `time` beside `07:00`. */
function isNameOf(cell: string, table: LexiconTable, row: Row, { index, today }: ReadState): boolean {
  const pieces = piecesOf({ text: cell }, index, today);
  const isHeld = ({ name, references }: LexiconColumn, piece: Piece): boolean =>
    Object.hasOwn(row, name) &&
    (columnsOf(piece, table).some((one) => one.name === name) ||
      tablesOf(piece).some((one) => one.name === references) ||
      name.split('_').some((word) => word.length > 3 && stem(word) === stem(piece.lower)));
  return pieces.length > 0 && pieces.every((piece) => table.columns.some((column) => isHeld(column, piece)));
}

/** `not`, `hasn't`, `didnt … yet` before what is denied. */
const denied =
  /\b(?:(?:has|have|is|was|are|were|does|do|did)(?: not|n['’]?t)|not|no|never)(?: (?:yet|been|really))*\s*$/iu;

/** Whether a cell answers a yes-or-no column, with the rest of it: `not paid`, `paid: yes`. */
function answered(
  cell: string,
  start: number,
  end: number,
): { readonly isYes: boolean; readonly rest: string } {
  const before = cell.slice(0, start);
  const negation = denied.exec(before);
  const answer = /^\s*(?:is |: ?|= ?)?(?<answer>yes|no)\b/iu.exec(cell.slice(end));
  return {
    isYes: negation === null && answer?.groups?.['answer']?.toLowerCase() !== 'no',
    rest: `${before.slice(0, negation?.index ?? before.length)} ${cell.slice(end + (answer?.[0].length ?? 0)).replace(/^\s*(?:yet|already)\b/iu, '')}`,
  };
}

/** Words before a column that only join it: `with color black`. */
const leading = /^(?:(?:with|and|has|have|having|is|her|his|their|its|the|a|an) )+/iu;

/** A cell without the value whose column it names: `price 18`, `not paid`, `measurements: waist 78`. */
function labelled(cell: string, table: LexiconTable, row: Row, state: ReadState): string {
  const pieces = piecesOf({ text: cell }, state.index, state.today);
  for (const [at, piece] of pieces.entries()) {
    const column = columnsOf(piece, table).find(
      ({ name, primaryKey }) => !primaryKey && !Object.hasOwn(row, name),
    );
    if (column === undefined || piece.corrected !== undefined) continue;
    const kind = kindOf(column);
    if (kind === 'yes-no') {
      const { isYes, rest } = answered(cell, piece.start, piece.end);
      row[column.name] = { kind: 'value', value: isYes };
      return rest;
    }
    const behind = pieces
      .slice(at + 1)
      .find((other) => !other.isMark && other.cue !== 'is' && other.cue !== 'with');
    if (behind && kind === 'number' && behind.amount !== undefined) {
      row[column.name] = { kind: 'value', value: behind.amount };
      return without(cell, piece.start, behind.end);
    }
    if (behind && kind === 'text') {
      const before = cell.slice(0, piece.start).replace(leading, '').trim();
      // A name before another column is the name of the row.
      const [label] = labelsOf(table);
      const isOpen = label !== undefined && label !== column && !Object.hasOwn(row, label.name);
      if (before !== '' && !(isOpen && piece.end - piece.start > 4)) continue;
      row[column.name] = textValue(
        behind.literal ??
          cell
            .slice(behind.start)
            .replace(/^(?:is|:) /u, '')
            .trim(),
      );
      return before;
    }
  }
  return cell;
}
