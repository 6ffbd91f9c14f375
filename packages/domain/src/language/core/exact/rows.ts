import type { Condition, DatabaseChange, Expression } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { columnOf, kindOf } from '../constituents/columnKinds.ts';
import { exactColumn, exactConditions, exactTable, exactValue, isNameOf, type ExactState } from './values.ts';

interface Rows {
  readonly table: LexiconTable;
  readonly where: Condition;
}

/** `orders where status is open`, or `all orders`. */
function rowsOf(words: string, state: ExactState): Rows | undefined {
  const every = /^all (?<table>.+)$/iu.exec(words)?.groups?.['table'];
  const whole = every === undefined ? undefined : exactTable(every, state);
  if (whole) return { table: whole, where: { kind: 'always' } };
  const match = /^(?<table>.+?) where (?<conditions>.+)$/iu.exec(words)?.groups;
  const table = match && exactTable(match['table'] ?? '', state);
  const where = table && exactConditions(match['conditions'] ?? '', table, state);
  return table && where && { table, where };
}

function update(rows: Rows, column: string, value: Expression): DatabaseChange {
  return { do: 'update', table: rows.table.name, set: { [column]: value }, where: rows.where };
}

/** `set status of orders where customer is Pia Hollis to paid` */
function readSet(text: string, state: ExactState): DatabaseChange | undefined {
  const match = /^set (?<column>.+?) of (?<rows>.+) to (?<value>.+)$/iu.exec(text)?.groups;
  const rows = match && rowsOf(match['rows'] ?? '', state);
  const column = rows && exactColumn(match['column'] ?? '', rows.table);
  const value = column && exactValue(match['value'] ?? '', column, rows.table, state);
  return column && value && update(rows, column.name, value);
}

/** `increase price of cheeses where milk is goat by 5%` */
function readChangeBy(text: string, state: ExactState): DatabaseChange | undefined {
  const match =
    /^(?<verb>increase|decrease) (?<column>.+?) of (?<rows>.+) by (?<n>\d+(?:\.\d+)?)(?<percent> ?%)?$/iu.exec(
      text,
    )?.groups;
  const rows = match && rowsOf(match['rows'] ?? '', state);
  const column = rows && exactColumn(match['column'] ?? '', rows.table);
  if (!column || kindOf(column) !== 'number') return undefined;
  const n = Number(match['n']);
  const isUp = /^increase$/iu.test(match['verb'] ?? '');
  const left = columnOf(column);
  if (match['percent'] === undefined)
    return update(rows, column.name, {
      kind: 'arithmetic',
      operator: isUp ? '+' : '-',
      left,
      right: { kind: 'value', value: n },
    });
  const factor = Number((isUp ? 1 + n / 100 : 1 - n / 100).toFixed(6));
  return update(rows, column.name, {
    kind: 'call',
    name: 'round',
    arguments: [
      { kind: 'arithmetic', operator: '*', left, right: { kind: 'value', value: factor } },
      { kind: 'value', value: 2 },
    ],
  });
}

/** `delete the orders where status is open` */
function readDelete(text: string, state: ExactState): DatabaseChange | undefined {
  const words = /^delete (?:the )?(?<rows>.+ where .+)$/iu.exec(text)?.groups?.['rows'];
  const rows = words === undefined ? undefined : rowsOf(words, state);
  return rows && { do: 'delete', table: rows.table.name, where: rows.where };
}

/** Cells at commas outside quotes. */
function cellsOf(text: string): readonly string[] {
  return text.match(/(?:"[^"]*"|[^,"]|,(?=\S))+/gu)?.map((cell) => cell.trim()) ?? [];
}

/** `add to batches: cheese Old Barn, wheels 7` */
function readInsert(text: string, state: ExactState): DatabaseChange | undefined {
  const match = /^add to (?<table>[^:]+): (?<cells>.+)$/isu.exec(text)?.groups;
  const table = match && exactTable(match['table'] ?? '', state);
  if (!table) return undefined;
  const row: Record<string, Expression> = {};
  for (const cell of cellsOf(match['cells'] ?? '')) {
    const words = cell.split(' ');
    const lengths = words.map((_, at) => words.length - 1 - at).filter((length) => length > 0);
    const name = lengths
      .map((length) => words.slice(0, length).join(' '))
      .find((one) => table.columns.some((column) => isNameOf(column, one)));
    const column = name === undefined ? undefined : exactColumn(name, table);
    const value = column && exactValue(cell.slice(name?.length ?? 0), column, table, state, true);
    if (!column || !value || Object.hasOwn(row, column.name)) return undefined;
    row[column.name] = value;
  }
  return Object.keys(row).length === 0 ? undefined : { do: 'insert', table: table.name, rows: [row] };
}

/** Reads an instruction about rows that names its table and columns exactly. */
export function readExactRows(text: string, state: ExactState): DatabaseChange | undefined {
  return (
    readSet(text, state) ?? readChangeBy(text, state) ?? readDelete(text, state) ?? readInsert(text, state)
  );
}
