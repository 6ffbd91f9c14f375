import type { ColumnSpec, DatabaseChange } from '../../ast/index.ts';
import { readColumn } from '../columns/item.ts';
import { boundsCheck, defaultValue, featuresIn } from '../columns/features.ts';
import { typeWords } from '../columns/types.ts';
import { tableName } from '../frames/schema/tableHead.ts';
import { exactTable, type ExactState } from './values.ts';

/** Cells at commas outside brackets. */
function cellsOf(list: string): readonly string[] {
  return list
    .split(/,\s+(?![^(]*\))|\s+and\s+(?=[^,()]*(?:\([^()]*\))?$)/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/** `state (one of draft / sent, default draft)`: a name with what is known of it in brackets. */
function columnOf(cell: string, tables: readonly string[]): ColumnSpec | undefined {
  const match = /^(?<name>[^()]+?)\s*(?:\((?<notes>[^()]+)\))?$/u.exec(cell)?.groups;
  const read = readColumn(match?.['name'] ?? '', tables);
  if (!match || !read || read.unread.length > 0) return undefined;
  let spec: ColumnSpec = read.spec;
  let bounds: { least?: number; most?: number } = {};
  let words: string | undefined;
  for (const note of (match['notes'] ?? '').split(/,\s+/u).filter((one) => one !== '')) {
    const choices = /^one of (?<list>.+)$/iu.exec(note)?.groups?.['list'];
    const initial = /^default (?<value>.+)$/iu.exec(note)?.groups?.['value'];
    const type = typeWords.find(({ pattern }) => pattern.test(note.toLowerCase()))?.type;
    const features = featuresIn(note);
    if (choices !== undefined) {
      const { default: _, ...rest } = spec;
      spec = { ...rest, type: 'text', choices: choices.split(/ \/ /u).map((one) => one.trim()) };
    } else if (initial !== undefined) words = initial;
    else if (type !== undefined && spec.references === undefined) spec = { ...spec, type };
    else if (features?.least !== undefined || features?.most !== undefined)
      bounds = { ...bounds, ...features };
    else if (features?.required !== undefined) spec = { ...spec, required: features.required };
    else if (features?.unique !== undefined) spec = { ...spec, unique: features.unique };
    else return undefined;
  }
  if (
    spec.references === undefined &&
    spec.type === 'text' &&
    (bounds.least !== undefined || bounds.most !== undefined)
  )
    spec = { ...spec, type: 'whole-number' };
  const check = boundsCheck(spec.name, bounds);
  if (check) spec = { ...spec, check };
  const isYesNo = spec.type === 'yes-no';
  const value =
    words === undefined
      ? (spec.default ?? (isYesNo ? { kind: 'value' as const, value: false } : undefined))
      : defaultValue(words, spec.type, spec.choices);
  if (!value) return words === undefined ? spec : undefined;
  const isFilled = spec.required === undefined && (isYesNo || spec.choices !== undefined);
  return { ...spec, default: value, ...(isFilled && { required: true }) };
}

function tableOf(
  name: string,
  list: string,
  tables: readonly string[],
  state: ExactState,
): DatabaseChange | undefined {
  const id = tableName(name);
  const columns = cellsOf(list).map((cell) => columnOf(cell, tables));
  const read = columns.filter((column) => column !== undefined);
  const isNew = id !== undefined && exactTable(id, state) === undefined;
  const isWhole =
    read.length === columns.length &&
    read.length > 0 &&
    new Set(read.map((one) => one.name)).size === read.length;
  return id !== undefined && isNew && isWhole
    ? { do: 'create-table', name: id, columns: [...read] }
    : undefined;
}

/** Reads `create a table costumes with code (unique), size (one of child / adult)`. */
export function readExactTable(text: string, state: ExactState): DatabaseChange | undefined {
  const match = /^create a table (?<name>.+?) with (?<list>.+)$/iu.exec(text)?.groups;
  return (
    match &&
    tableOf(
      match['name'] ?? '',
      match['list'] ?? '',
      state.index.tables.map(({ name }) => name),
      state,
    )
  );
}

/** Reads `add columns kind (one of info / event, default info), seen (date) to announcements`. */
export function readExactColumns(text: string, state: ExactState): DatabaseChange | undefined {
  const match = /^add (?:a column|columns) (?<list>.+) to (?<table>.+)$/iu.exec(text)?.groups;
  const table = match && exactTable(match['table'] ?? '', state);
  if (!table) return undefined;
  const columns = cellsOf(match['list'] ?? '').map((cell) =>
    columnOf(
      cell,
      state.index.tables.map(({ name }) => name),
    ),
  );
  const read = columns.filter((column) => column !== undefined);
  const isWhole =
    read.length === columns.length &&
    read.length > 0 &&
    read.every(({ name }) => !table.columns.some((column) => column.name === name));
  return isWhole ? { do: 'add-columns', table: table.name, columns: [...read] } : undefined;
}
