import type { Effects, Loss, Rename } from './effects.ts';

/** One counted line of a receipt. Zeros are shown too: "Rows deleted 0" is information. */
export interface ReceiptLine {
  readonly label: string;
  readonly value: string;
  readonly tone: 'plain' | 'zero';
}

const numbers = new Intl.NumberFormat('en-US');

/**
 * A count as people write it: `1,204`.
 *
 * @example
 * countText(1204) // => '1,204'
 */
export function countText(count: number): string {
  return numbers.format(count);
}

/**
 * A count with its noun: `1 row`, `37 rows`.
 *
 * @example
 * counted(37, 'row') // => '37 rows'
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

function line(label: string, count: number): ReceiptLine {
  return { label, value: countText(count), tone: count === 0 ? 'zero' : 'plain' };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Rows added, changed and deleted in all tables together; the rows of a dropped table count as deleted. */
export function rowCounts({ rows, tablesDropped }: Effects) {
  return {
    added: sum(rows.map((row) => row.inserted)),
    changed: sum(rows.map((row) => row.updated)),
    deleted: sum(rows.map((row) => row.deleted)) + sum(tablesDropped.map((loss) => loss.count)),
  };
}

/**
 * Bytes as people read them, in steps of 1,024: `16 kB`.
 *
 * @example
 * bytesText(16384) // => '16 kB'
 */
export function bytesText(bytes: number): string {
  const size = Math.abs(bytes);
  const sign = bytes < 0 ? '−' : '';
  const kilobytes = Math.round(size / 1024);
  if (size < 1024) return `${sign}${counted(size, 'byte')}`;
  if (kilobytes < 1024) return `${sign}${countText(kilobytes)} kB`;
  return `${sign}${(size / 1024 / 1024).toFixed(1)} MB`;
}

/**
 * The counted lines of a receipt; structure lines appear only when there is structure, row lines always.
 *
 * @example
 * receiptLines({
 *   tablesCreated: [], tablesDropped: [], tablesRenamed: [], columnsAdded: [], columnsDropped: [],
 *   columnsRenamed: [], columnsChanged: [], policiesAdded: 0, policiesDropped: 0, rulesAdded: 0, rulesDropped: 0,
 *   rowSecurityOn: [], rowSecurityOff: [], bytes: 0,
 *   rows: [{ table: 'orders', inserted: 0, updated: 0, deleted: 3, before: 9 }],
 * })[2] // => { label: 'Rows deleted', value: '3', tone: 'plain' }
 */
export function receiptLines(effects: Effects): readonly ReceiptLine[] {
  const { added, changed, deleted } = rowCounts(effects);
  const structure: readonly [string, number][] = [
    ['Tables created', effects.tablesCreated.length],
    ['Tables removed', effects.tablesDropped.length],
    ['Tables renamed', effects.tablesRenamed.length],
    ['Columns added', effects.columnsAdded.length],
    ['Columns removed', effects.columnsDropped.length],
    ['Columns renamed', effects.columnsRenamed.length],
    ['Columns changed', effects.columnsChanged.length],
    ['Access rules added', effects.policiesAdded],
    ['Access rules removed', effects.policiesDropped],
    ['Data rules added', effects.rulesAdded],
    ['Data rules removed', effects.rulesDropped],
  ];
  return [
    ...structure.filter(([, count]) => count > 0).map(([label, count]) => line(label, count)),
    line('Rows added', added),
    line('Rows changed', changed),
    line('Rows deleted', deleted),
    ...effects.columnsDropped.map((loss) => line(`Values lost in ${loss.name}`, loss.count)),
    ...(effects.rowSecurityOn.length > 0
      ? [{ label: 'Row-level security', value: 'on', tone: 'plain' } as const]
      : []),
    ...(effects.rowSecurityOff.length > 0
      ? [{ label: 'Row-level security', value: 'off', tone: 'plain' } as const]
      : []),
    { label: 'Storage', value: bytesText(effects.bytes), tone: effects.bytes === 0 ? 'zero' : 'plain' },
  ];
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function shareText(count: number, of: number | undefined): string {
  return of === undefined ? counted(count, 'row') : `${countText(count)} of ${counted(of, 'row')}`;
}

function losses(items: readonly Loss[], noun: string): string {
  return list(items.map((item) => `${item.name} with ${counted(item.count, noun)}`));
}

function renames(items: readonly Rename[]): string {
  return list(items.map((item) => `${item.from} is now ${item.to}`));
}

/** 'customers created, empty', without 'empty' when rows were added to it. */
function creations(effects: Effects): readonly string[] {
  const { tablesCreated } = effects;
  if (tablesCreated.length === 0) return [];
  const filled = effects.rows.some((row) => row.inserted > 0 && tablesCreated.includes(row.table));
  return [`${list(tablesCreated)} created${filled ? '' : ', empty'}.`];
}

/** The columns added to existing tables, without those of new tables. */
function columnsJoined({ columnsAdded, tablesCreated }: Effects): readonly string[] {
  return columnsAdded.filter((column) => !tablesCreated.some((table) => column.startsWith(`${table}.`)));
}

/** The existing tables that were locked; new tables always are. */
function locked({ rowSecurityOn, tablesCreated }: Effects): readonly string[] {
  return rowSecurityOn.filter((table) => !tablesCreated.includes(table));
}

/**
 * What happened, in one or more short sentences with counts; deterministic.
 *
 * @example
 * effectSentences({
 *   tablesCreated: [], tablesDropped: [], tablesRenamed: [], columnsAdded: [], columnsDropped: [],
 *   columnsRenamed: [], columnsChanged: [], policiesAdded: 0, policiesDropped: 0, rulesAdded: 0, rulesDropped: 0,
 *   rowSecurityOn: [], rowSecurityOff: [], bytes: 0,
 *   rows: [{ table: 'orders', inserted: 0, updated: 0, deleted: 3, before: 9 }],
 * }) // => ['orders: 3 of 9 rows deleted.']
 */
export function effectSentences(effects: Effects): readonly string[] {
  const { tablesDropped, columnsDropped, rowSecurityOff } = effects;
  const [columnsAdded, lockedTables] = [columnsJoined(effects), locked(effects)];
  const rows = effects.rows.flatMap((row) => {
    const parts = [
      ...(row.inserted > 0 ? [`${counted(row.inserted, 'row')} added`] : []),
      ...(row.updated > 0 ? [`${shareText(row.updated, row.before)} changed`] : []),
      ...(row.deleted > 0 ? [`${shareText(row.deleted, row.before)} deleted`] : []),
    ];
    return parts.length > 0 ? [`${row.table}: ${list(parts)}.`] : [];
  });
  return [
    ...creations(effects),
    ...(tablesDropped.length > 0 ? [`${losses(tablesDropped, 'row')} removed.`] : []),
    ...(effects.tablesRenamed.length > 0 ? [`${renames(effects.tablesRenamed)}.`] : []),
    ...(columnsAdded.length > 0 ? [`${list(columnsAdded)} added.`] : []),
    ...(columnsDropped.length > 0 ? [`${losses(columnsDropped, 'value')} removed.`] : []),
    ...(effects.columnsRenamed.length > 0 ? [`${renames(effects.columnsRenamed)}.`] : []),
    ...(effects.columnsChanged.length > 0 ? [`${list(effects.columnsChanged)} changed.`] : []),
    ...(effects.rulesAdded > 0 ? [`${counted(effects.rulesAdded, 'data rule')} added.`] : []),
    ...(effects.rulesDropped > 0 ? [`${counted(effects.rulesDropped, 'data rule')} removed.`] : []),
    ...(lockedTables.length > 0 ? [`${list(lockedTables)} locked.`] : []),
    ...(rowSecurityOff.length > 0 ? [`${list(rowSecurityOff)} open to everyone.`] : []),
    ...(effects.policiesAdded > 0 ? [`${counted(effects.policiesAdded, 'access rule')} added.`] : []),
    ...(effects.policiesDropped > 0 ? [`${counted(effects.policiesDropped, 'access rule')} removed.`] : []),
    ...rows,
  ];
}

/** The number of saved rows on which the undo was tested. */
export interface UndoTrial {
  readonly rows: number;
  readonly of: number;
}

function trialText({ rows, of }: UndoTrial): string {
  return rows === of
    ? 'This undo was tested.'
    : `This undo was tested on ${countText(rows)} of the ${counted(of, 'row')}.`;
}

/**
 * What an undo restores, shown before the change is executed.
 *
 * @example
 * undoSentence({
 *   tablesCreated: [], tablesDropped: [], tablesRenamed: [], columnsAdded: [], columnsDropped: [],
 *   columnsRenamed: [], columnsChanged: [], policiesAdded: 0, policiesDropped: 0, rulesAdded: 0, rulesDropped: 0,
 *   rowSecurityOn: [], rowSecurityOff: [], bytes: 0,
 *   rows: [{ table: 'orders', inserted: 0, updated: 0, deleted: 3, before: 9 }],
 * }, { rows: 3, of: 3 }) // => 'Undo brings back 3 rows of orders. This undo was tested.'
 */
export function undoSentence(effects: Effects, trial: UndoTrial): string {
  const [columnsAdded, lockedTables] = [columnsJoined(effects), locked(effects)];
  const parts = [
    ...(effects.tablesCreated.length > 0 ? [`removes ${list(effects.tablesCreated)} again`] : []),
    ...(effects.tablesDropped.length > 0 ? [`brings back ${losses(effects.tablesDropped, 'row')}`] : []),
    ...(effects.columnsDropped.length > 0
      ? [
          `brings back ${losses(effects.columnsDropped, 'value')}, as the last ${effects.columnsDropped.length === 1 ? 'column' : 'columns'}`,
        ]
      : []),
    ...(columnsAdded.length > 0 ? [`removes ${list(columnsAdded)} again`] : []),
    ...([...effects.tablesRenamed, ...effects.columnsRenamed].length > 0
      ? [
          `restores the old ${effects.tablesRenamed.length + effects.columnsRenamed.length === 1 ? 'name' : 'names'}`,
        ]
      : []),
    ...effects.rows.flatMap((row) => [
      ...(row.deleted > 0 ? [`brings back ${counted(row.deleted, 'row')} of ${row.table}`] : []),
      ...(row.updated > 0
        ? [`restores the earlier values of ${counted(row.updated, 'row')} of ${row.table}`]
        : []),
      ...(row.inserted > 0 && !effects.tablesCreated.includes(row.table)
        ? [`removes ${counted(row.inserted, 'row')} from ${row.table} again`]
        : []),
    ]),
    ...(effects.columnsChanged.length > 0 ? ['restores the columns'] : []),
    ...(effects.rulesAdded + effects.rulesDropped > 0 ? ['restores the data rules'] : []),
    ...(lockedTables.length > 0 ? [`unlocks ${list(lockedTables)} again`] : []),
    ...(effects.rowSecurityOff.length > 0 ? [`locks ${list(effects.rowSecurityOff)} again`] : []),
    ...(effects.policiesAdded + effects.policiesDropped > 0 && effects.tablesCreated.length === 0
      ? ['restores the access rules']
      : []),
  ];
  return parts.length > 0
    ? `Undo ${list(parts)}. ${trialText(trial)}`
    : `Undo restores everything to its current state. ${trialText(trial)}`;
}
