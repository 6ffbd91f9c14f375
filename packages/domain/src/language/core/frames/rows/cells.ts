import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { rememberedByObject } from '../../../../shared/remember.ts';
import {
  isDated,
  isYear,
  isYesNo,
  kindOf,
  labelsOf,
  saysYear,
  text,
  yesNoValue,
} from '../../constituents/columnKinds.ts';
import { moneyColumns, numeric } from '../../constituents/comparisons.ts';
import { columnsOf, piecesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { isFiller, startWork, type Work } from '../../constituents/work.ts';
import type { ReadState } from '../../frame.ts';
import { pickNamed } from './columnValue.ts';

/** The values of one row being read, by column. */
export type Row = Record<string, Expression>;

/** Columns that a person fills: keys, accounts and moments of creation are not among them. */
export const fillable = rememberedByObject(({ columns }: LexiconTable): readonly LexiconColumn[] =>
  columns.filter(
    (column) =>
      !column.primaryKey &&
      column.references !== 'auth.users' &&
      !(kindOf(column) === 'moment' && /^(?:created|updated|inserted)/u.test(column.name)),
  ),
);

function isWord(piece: Piece): boolean {
  return (
    !isFiller(piece) &&
    piece.cue !== 'is' &&
    piece.cue !== 'with' &&
    piece.cue !== 'for' &&
    piece.cue !== 'have'
  );
}

const noValue = /^(?:no |without |none$|n\/a$|-$|–$|\?$)|don't know|dont know|not known|unknown/iu;
const units = /^(?:years?|kilos?|kg|euros?|pounds?|nos|pieces?|pcs|old|on|the|from|kilo|hour|month)$/u;

function value(work: Work, column: LexiconColumn, piece: Piece, at: number): Expression | undefined {
  const kind = kindOf(column);
  if (kind === 'number')
    return piece.amount === undefined ? undefined : { kind: 'value', value: piece.amount };
  if (isDated(column)) return piece.period?.day;
  if (kind === 'time') return piece.isTime && piece.literal !== undefined ? text(piece.literal) : undefined;
  if (kind === 'reference') {
    const to = work.index.tables.find(({ name }) => name === column.references);
    return to && pickNamed(work, at, to)?.value;
  }
  if (isYesNo(column) && /^(?:yes|no)$/u.test(piece.lower)) return yesNoValue(column, piece.lower === 'yes');
  return undefined;
}

/** Words before the name of a column that only join it: `with the first name Otto`. */
const lead = /^(?:(?:and|with|has|have|having|whose|the|a|an|his|her|their|its)\b\s*)+/iu;

/** A cell that names its column: `town Foxley`, `7 wheels`, `ready in 14 months`. */
function namedCell(work: Work, table: LexiconTable, row: Row, said: string): boolean {
  for (const [at, piece] of work.pieces.entries())
    for (const column of columnsOf(piece, table).filter(
      ({ name, primaryKey }) => !primaryKey && !Object.hasOwn(row, name),
    )) {
      if (kindOf(column) === 'text' && piece.literal === undefined) {
        const own = work.pieces
          .flatMap(valuesOf)
          .find((one) => one.table.name === table.name && one.column.name === column.name);
        const before = said.slice(0, piece.start).replace(lead, '');
        const rest = `${before} ${said.slice(piece.end)}`
          .trim()
          .replaceAll(/\s+/gu, ' ')
          .replace(/^(?:(?:is|of|:|=|–|-|on|the)\s*)+/iu, '')
          .replace(/^"(?<inner>.*)"$/u, '$<inner>');
        if (rest === '') continue;
        row[column.name] = own && !/["“]/u.test(said) ? text(own.value) : text(rest);
        return true;
      }
      if (work.pieces.filter((one) => isWord(one) && !units.test(one.lower)).length > 3) continue;
      for (const [place, other] of work.pieces.entries()) {
        const found = place === at ? undefined : value(work, column, other, place);
        if (!found) continue;
        row[column.name] = found;
        return true;
      }
      const isAlone = work.pieces.filter(isWord).length === 1;
      const answer = isYesNo(column) && isAlone ? yesNoValue(column, true) : undefined;
      if (!answer) continue;
      row[column.name] = answer;
      return true;
    }
  return false;
}

/** `4 to 6 years`: two numbers for the least and the most of something. */
function rangeCell(work: Work, table: LexiconTable, row: Row): boolean {
  const amounts = work.pieces.filter(({ amount }) => amount !== undefined);
  const least = numeric(table).find(({ name }) => /^min|^from/u.test(name));
  const most = numeric(table).find(({ name }) => /^max|^to/u.test(name));
  const [first, second] = amounts;
  if (amounts.length !== 2 || first?.amount === undefined || second?.amount === undefined || !least || !most)
    return false;
  row[least.name] = { kind: 'value', value: first.amount };
  row[most.name] = { kind: 'value', value: second.amount };
  return true;
}

/** A cell whose value fits one kind of column only. */
function typedCell(work: Work, table: LexiconTable, row: Row): boolean {
  const words = work.pieces.filter((one) => isWord(one) && !units.test(one.lower));
  if (words.length > 2) return false;
  const open = fillable(table).filter(({ name }) => !Object.hasOwn(row, name));
  for (const [at, piece] of work.pieces.entries()) {
    // Beside the value there may be what it is called, and no other value.
    const isAlone = words.every(
      (other) => other === piece || other.entries.some(({ kind }) => kind !== 'value'),
    );
    if (!isAlone) continue;
    const literal = piece.literal;
    const byLiteral =
      literal === undefined
        ? undefined
        : literal.includes('@')
          ? open.find(({ name }) => /mail/iu.test(name))
          : piece.isTime
            ? open.find((column) => kindOf(column) === 'time')
            : /^[+\d][\d\s/-]+$/u.test(literal)
              ? open.find(({ name }) => /phone|^tel|mobile/iu.test(name))
              : undefined;
    if (literal !== undefined && byLiteral) {
      row[byLiteral.name] = text(literal);
      return true;
    }
    const own =
      literal === undefined
        ? valuesOf(piece).find(
            (one) =>
              one.table.name === table.name && !labelsOf(table).some(({ name }) => name === one.column.name),
          )
        : undefined;
    if (own && !Object.hasOwn(row, own.column.name)) {
      row[own.column.name] = text(own.value);
      return true;
    }
    for (const column of open.filter((one) => kindOf(one) === 'reference')) {
      const found = value(work, column, piece, at);
      if (!found) continue;
      row[column.name] = found;
      return true;
    }
  }
  return amountCell(work, table, row, open);
}

function amountCell(work: Work, table: LexiconTable, row: Row, open: readonly LexiconColumn[]): boolean {
  const words = work.pieces.filter((piece) => isWord(piece) && !units.test(piece.lower));
  const [piece] = words;
  if (words.length !== 1 || !piece) return false;
  const dated = open.filter(isDated);
  const date = dated.find(({ name }) => !/end|until|due|ready|left/u.test(name));
  if (piece.period?.day && date) {
    row[date.name] = piece.period.day;
    return true;
  }
  const money = moneyColumns(table).filter((column) => open.includes(column));
  const figures = open.filter((column) => kindOf(column) === 'number' && !isYear(column));
  const years = saysYear(piece.amount) ? open.filter(isYear) : [];
  const numbers = piece.unit === 'money' ? money : years.length > 0 ? years : figures;
  if (piece.amount === undefined || numbers.length !== 1 || !numbers[0]) return false;
  row[numbers[0].name] = { kind: 'value', value: piece.amount };
  return true;
}

/** A cell of two typed values: `thursday 16:30`. */
function doubleCell(work: Work, table: LexiconTable, row: Row): boolean {
  const words = work.pieces.filter((one) => isWord(one) && !units.test(one.lower));
  if (words.length !== 2) return false;
  const filled: Row = { ...row };
  const isRead = words.every((piece) => typedCell({ ...work, pieces: [piece] }, table, filled));
  if (isRead) Object.assign(row, filled);
  return isRead;
}

function isPlain(work: Work): boolean {
  return work.pieces.every(
    ({ amount, period, literal, text: shown }) =>
      period === undefined && (amount === undefined || literal !== undefined || /\p{L}/u.test(shown)),
  );
}

/** Reads a cell into a row; false where no column fits. `isFirst` takes a plain text as the name of the row. */
export function readCell(
  cell: string,
  table: LexiconTable,
  row: Row,
  state: ReadState,
  isFirst: boolean,
): boolean {
  const said = cell.trim().replace(/[.;]$/u, '');
  if (said === '') return true;
  if (noValue.test(said)) return true;
  const work = startWork(piecesOf({ text: said }, state.index, state.today), table, state.index, false);
  const quoted = /^["“„](?<inner>[^"”]*)["”]$/u.exec(said)?.groups?.['inner'];
  const label = labelsOf(table).find(({ name }) => !Object.hasOwn(row, name));
  if (quoted !== undefined && label) {
    row[label.name] = text(quoted);
    return true;
  }
  const isKnown = isFirst && fillable(table)[0]?.name === label?.name;
  const asName = (): boolean => {
    if (!label || !isPlain(work)) return false;
    const labels = labelsOf(table);
    const [first, ...rest] = said.split(' ');
    const [one, other] = labels;
    if (labels.length === 2 && one && other && first && rest.length > 0) {
      row[one.name] = text(first);
      row[other.name] = text(rest.join(' '));
    } else row[label.name] = text(said);
    return true;
  };
  if (isKnown && isPlain(work) && !work.pieces.some((piece) => columnsOf(piece, table).length > 0))
    return asName();
  return (
    namedCell(work, table, row, said) ||
    rangeCell(work, table, row) ||
    doubleCell(work, table, row) ||
    typedCell(work, table, row) ||
    asName()
  );
}
