import type { Expression } from '../../../../ast/index.ts';
import { dateFormats, valueKind } from '../../../../../projects/import-values/formats.ts';
import { convertValue, recogniseFormat } from '../../../../../projects/import-values/recognise.ts';
import type { LexiconColumn } from '../../../../planner/lexicon.ts';
import { humanise, singular } from '../../../../planner/names.ts';
import { listed } from '../../../../planner/outcome.ts';
import { timeAlone } from '../../../clock.ts';
import { kindOf, text as textValue } from '../../../constituents/columnKinds.ts';
import { piecesOf } from '../../../constituents/pieces.ts';
import { startWork } from '../../../constituents/work.ts';
import type { FrameReading, ReadState } from '../../../frame.ts';
import { entriesOf } from '../../../schemaIndex.ts';
import { fillable, type Row } from '../cells.ts';
import { pickNamed } from '../columnValue.ts';
import { dateOf, dayOf } from '../orderedSlots.ts';
import { readStatedRow } from '../statedRow.ts';
import { placed, withoutUnit, yesNoOf } from './columns.ts';
import { pastedLines, type PastedLines } from './lines.ts';

const isEmpty = (cell: string): boolean => cell === '' || /^(?:[-–—]|n\/a|none)$/iu.test(cell);

function ask(text: string, instructions: readonly string[] = []): FrameReading {
  const choices = instructions.map((instruction) => ({ label: instruction, instruction }));
  return { meaning: { ask: `${text} Nothing was planned.`, choices }, words: [], unread: [], cost: -1 };
}

/** The row of another table that a cell names. */
function referenceTo(
  cell: string,
  column: LexiconColumn,
  { table }: PastedLines,
  state: ReadState,
): Expression | undefined {
  const to = state.index.tables.find(({ name }) => name === column.references);
  const pieces = piecesOf({ text: cell }, state.index, state.today);
  const work = startWork(pieces, table, state.index, false);
  const found = to && pickNamed(work, 0, to);
  return found && !found.isPartial && found.last === pieces.length - 1 ? found.value : undefined;
}

/** A day in words: `1 september`. */
function dayIn(cell: string, { index, today }: ReadState): Expression | undefined {
  const [piece, ...more] = piecesOf({ text: cell }, index, today);
  const day = piece && more.length === 0 ? dayOf(piece, today) : undefined;
  const date = day && dateOf(day, today);
  return date === undefined ? undefined : textValue(date);
}

/** A value as the database takes it; undefined where the column cannot hold it. */
function valueOf(
  cell: string,
  column: LexiconColumn,
  values: readonly string[],
  pasted: PastedLines,
  state: ReadState,
): Expression | undefined {
  if (isEmpty(cell)) return { kind: 'value', value: null };
  if (kindOf(column) === 'reference') return referenceTo(cell, column, pasted, state);
  if (kindOf(column) === 'time') {
    const time = timeAlone(cell);
    return time === undefined ? undefined : textValue(time);
  }
  const kind = valueKind(column.type);
  if (kind === undefined) {
    const allowed = column.allowedValues?.find((one) => one.toLowerCase() === cell.toLowerCase());
    return textValue(allowed ?? cell);
  }
  const stated = kind === 'yes-no' ? yesNoOf(cell, column) : undefined;
  if (stated !== undefined) return { kind: 'value', value: stated };
  const plain = kind === 'whole' || kind === 'number' ? withoutUnit(column) : (one: string): string => one;
  const format = recogniseFormat(kind, values.map(plain), ['day-month-year'])?.format;
  const converted = format === undefined ? undefined : convertValue(kind, format, plain(cell));
  if (converted === undefined) return kind === 'date' ? dayIn(cell, state) : undefined;
  if (kind === 'yes-no') return { kind: 'value', value: converted === 'true' };
  return kind === 'whole' || kind === 'number'
    ? { kind: 'value', value: Number(converted) }
    : textValue(converted);
}

/** The text with its dates as year-month-day, once for each way to read them. */
function readings({ lead, lines }: PastedLines, at: number): readonly string[] {
  return dateFormats.slice(1).map((format) => {
    const rows = lines.map((cells) =>
      cells
        .map((cell, place) => (place === at ? (convertValue('date', format, cell) ?? cell) : cell))
        .join(', '),
    );
    return `${lead}${rows.join('\n')}`;
  });
}

/** A date that may be of two days, where no other one of its column decides. */
function openDate(
  columns: readonly LexiconColumn[],
  rows: readonly (readonly string[])[],
): { readonly at: number; readonly value: string } | undefined {
  for (const [at, column] of columns.entries()) {
    const kind = valueKind(column.type);
    if (kind !== 'date' && kind !== 'moment') continue;
    const found = recogniseFormat(
      kind,
      rows.map((cells) => cells[at] ?? ''),
    );
    if (found?.example) return { at, value: found.example.value };
  }
  return undefined;
}

/** Lines without separators, whose values are recognised by their form: `pose gel 45 euro 90 min`. */
function statedRows({ table, lines }: PastedLines, state: ReadState): FrameReading | undefined {
  const texts = lines.map(([line = '']) => line);
  if (!texts.some((line) => /\d/u.test(line))) return undefined;
  const rows = texts.map((line) => readStatedRow(line, table, state));
  if (rows.some(({ unread, row }) => unread.length > 0 || Object.keys(row).length === 0)) return undefined;
  if (!rows.some(({ isTyped }) => isTyped)) return undefined;
  return {
    meaning: { changes: [{ do: 'insert', table: table.name, rows: rows.map(({ row }) => row) }] },
    words: texts.map((said) => ({ said, read: `a new ${humanise(singular(table.name)).toLowerCase()}` })),
    unread: [],
    cost: -2,
  };
}

const labelledLine = /^\s*(?:[-•*]\s*)?(?<column>\p{L}[^:\n]{1,40}?)\s*:\s*(?<value>\S.*)$/u;

/** Lines that each name another column make one row: `first name: Luca`, `last name: Rossi`. */
function labelledRow({ table, lines }: PastedLines, state: ReadState): FrameReading | undefined {
  const texts = lines.map((cells) => cells.join(', '));
  const named = texts.map((line) => {
    const { column: said = '', value = '' } = labelledLine.exec(line)?.groups ?? {};
    const entries = entriesOf(said.toLowerCase(), state.index);
    const entry =
      entries.find((one) => one.kind === 'column' && one.table === table) ??
      entries.find((one) => one.kind === 'table');
    const column =
      entry?.kind === 'column'
        ? entry.column
        : fillable(table).find(
            ({ references }) => references !== undefined && references === entry?.table.name,
          );
    return column && { column, value };
  });
  const all = named.filter((one) => one !== undefined);
  const isOnce = new Set(all.map(({ column }) => column)).size === all.length;
  if (all.length < 2 || all.length < texts.length || !isOnce) return undefined;
  const row: Row = {};
  for (const { column, value } of all) {
    const read = valueOf(value, column, [value], { table, lead: '', lines }, state);
    if (!read) return ask(`“${value}” does not fit the column ${humanise(column.name).toLowerCase()}.`);
    row[column.name] = read;
  }
  return {
    meaning: { changes: [{ do: 'insert', table: table.name, rows: [row] }] },
    words: [{ said: texts.join(', '), read: `a new ${humanise(singular(table.name)).toLowerCase()}` }],
    unread: [],
    cost: -2,
  };
}

/** Reads rows that were pasted line by line below the name of their list, with or without a line of headings. */
export function readPasted(text: string, state: ReadState): FrameReading | undefined {
  const pasted = pastedLines(text, state.index);
  if (!pasted) return undefined;
  const { table, lines } = pasted;
  const shown = humanise(table.name);
  const one = humanise(singular(table.name)).toLowerCase();
  const labelled = labelledRow(pasted, state);
  if (labelled) return labelled;
  const spaced = lines.every((cells) => cells.length === 1) ? statedRows(pasted, state) : undefined;
  if (spaced) return spaced;
  const places = placed(lines, table, state.index.tables);
  const kept = fillable(table).map(({ name }) => humanise(name).toLowerCase());
  if (!('columns' in places)) {
    const { headings, values = [] } = places;
    const what = (headings ?? values).map((said) => `“${said}”`);
    const first = headings?.map((heading) => heading.toLowerCase());
    return first && first.length > 0
      ? ask(
          `No column of ${shown} is called ${listed(what)}; it has ${listed(kept)}. Add the column first, or use one of these headings.`,
          [
            `Add ${first.length === 1 ? `a column ${first[0]}` : `columns ${listed(first)}`} to ${shown.toLowerCase()}`,
          ],
        )
      : ask(
          `I can’t tell which column of ${shown} ${listed(what)} belongs to. Put a line of headings above the rows: ${kept.join(', ')}.`,
        );
  }
  const { columns, rows } = places;
  const aside = rows.flat().find((cell) => /\(\s*\p{L}[^()]*\)/u.test(cell));
  if (aside !== undefined)
    return ask(
      `I can’t tell what “${aside}” means besides its value. Leave out what is in brackets, or give it a place in the line.`,
    );
  const open = openDate(columns, rows);
  if (open)
    return ask(`“${open.value}” may be two different days. Which one is it?`, readings(pasted, open.at));
  const missing = fillable(table).find(
    (column) => !column.nullable && !column.hasDefault && !columns.includes(column),
  );
  if (missing)
    return ask(
      `Each ${one} needs its ${humanise(missing.name).toLowerCase()}. Add it to each line, with a line of headings above them.`,
    );
  const read: Row[] = [];
  for (const cells of rows) {
    if (cells.length > columns.length)
      return ask(`A row has more values than there are columns: “${cells.join(', ')}”.`);
    const row: Row = {};
    for (const [at, column] of columns.entries()) {
      const cell = cells[at] ?? '';
      const value = valueOf(
        cell,
        column,
        rows.map((each) => each[at] ?? ''),
        pasted,
        state,
      );
      if (!value)
        return ask(
          kindOf(column) === 'reference'
            ? `There is no “${cell}” in ${humanise(column.references ?? '')} yet. Add it there first.`
            : `“${cell}” does not fit the column ${humanise(column.name).toLowerCase()}.`,
        );
      if (!(value.kind === 'value' && value.value === null && column.hasDefault)) row[column.name] = value;
    }
    read.push(row);
  }
  return {
    meaning: { changes: [{ do: 'insert', table: table.name, rows: read }] },
    words: rows.map((cells) => ({ said: cells.join(', '), read: `a new ${one}` })),
    unread: [],
    cost: -2,
  };
}
