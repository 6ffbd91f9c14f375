import { counted, countText, type ReceiptLine } from '../../operations/receipt/index.ts';
import type { Phrase } from '../../language/planner/index.ts';
import type { RiskLevel } from '../../operations/types.ts';
import type {
  BranchDifference,
  Moved,
  RestoreDifference,
  RestorePointFacts,
  TableDifference,
} from './types.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/**
 * A moment in words, in UTC; `at` is in epoch milliseconds.
 * @example
 * restoreMoment(1_795_425_120_000) // => 'Monday 23 November, 09:12 UTC'
 */
export function restoreMoment(at: number): string {
  const parts = new Map(moment.formatToParts(at).map(({ type, value }) => [type, value]));
  const [weekday, day, month, hour, minute] = (['weekday', 'day', 'month', 'hour', 'minute'] as const).map(
    (type) => parts.get(type),
  );
  return `${weekday} ${day} ${month}, ${hour}:${minute} UTC`;
}

/**
 * A restore point within a sentence.
 * @example
 * pointName({ id: '1', at: 0, reason: 'named', name: 'before Christmas' }) // => '“before Christmas”'
 */
export function pointName({ at, reason, name }: RestorePointFacts): string {
  if (reason === 'named') return `“${name}”`;
  return reason === 'daily' ? restoreMoment(at) : `before “${name}”`;
}

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function joined(parts: readonly string[]): string {
  return lists.format(parts);
}

function movedWords({ removed, restored, setBack }: Moved, one: string): readonly string[] {
  return [
    ...(removed > 0 ? [`loses ${counted(removed, one)}`] : []),
    ...(restored > 0 ? [`gets ${counted(restored, one)} back`] : []),
    ...(setBack > 0 ? [`sets ${counted(setBack, one)} back`] : []),
  ];
}

function tableStep(difference: TableDifference): Phrase {
  const { table, kind, removed, restored, columnsRemoved, columnsRestored, isShapeChanged } = difference;
  if (kind === 'goes')
    return [{ name: table }, ` goes with its ${counted(removed, 'row')}: it did not exist then`];
  if (kind === 'returns')
    return [{ name: table }, ` comes back with its ${counted(restored, 'row')} and its rules`];
  const columns = [
    ...columnsRemoved.map((name) => `loses the column ${name}`),
    ...columnsRestored.map((name) => `gets the column ${name} back`),
  ];
  const isOnlyShape = isShapeChanged && columns.length === 0;
  const words = [
    ...movedWords(difference, 'row'),
    ...columns,
    ...(isOnlyShape ? ['gets its earlier rules back'] : []),
  ];
  return [{ name: table }, ` ${joined(words)}`];
}

function branchStep({ name, kind, newer }: BranchDifference): Phrase {
  if (kind === 'goes') return [{ name }, ' goes: it did not exist then'];
  if (kind === 'returns') return [{ name }, ' comes back'];
  return [{ name }, newer > 0 ? ` goes back by ${counted(newer, 'save')}` : ' is where it was'];
}

function siteSteps({ live, settings, leftOut }: RestoreDifference['site']): readonly Phrase[] {
  return [
    ...(live
      ? [[`Visitors see ${live.earlier ?? 'no site'} again, instead of ${live.now ?? 'no site'}`]]
      : []),
    ...(settings > 0
      ? [
          [
            `${counted(settings, 'setting')} of the site ${settings === 1 ? 'is as it was' : 'are as they were'}`,
          ],
        ]
      : []),
    ...leftOut.map((reason) => [reason]),
  ];
}

/**
 * What going back would change, part by part; empty where nothing would.
 *
 * @example
 * restoreSteps(noDifference) // => []
 */
export function restoreSteps({ tables, people, code, files, site }: RestoreDifference): readonly Phrase[] {
  const peopleWords = movedWords(people, 'account');
  const codeWords = movedWords(code.files, 'file');
  const fileWords = files ? movedWords(files, 'stored file') : [];
  return [
    ...tables.map(tableStep),
    ...(peopleWords.length > 0 ? [[`The app ${joined(peopleWords)}`]] : []),
    ...code.branches.map(branchStep),
    ...(codeWords.length > 0 ? [[`The code ${joined(codeWords)}`]] : []),
    ...(fileWords.length > 0 ? [[`The storage ${joined(fileWords)}`]] : []),
    ...siteSteps(site),
  ];
}

/**
 * Later work that going back would remove, in words; undefined where there is none.
 *
 * @example
 * restoreLoss({ ...noDifference, people: { removed: 2, restored: 0, setBack: 0, kept: 1 } }) // => '2 accounts'
 */
export function restoreLoss({ tables, people, code, files }: RestoreDifference): string | undefined {
  const newerSaves = code.branches.reduce((sum, { newer }) => sum + newer, 0);
  const newBranches = code.branches.filter(({ kind }) => kind === 'goes').length;
  const lost = [
    ...tables.flatMap(({ table, kind, removed, setBack, columnsRemoved }) => [
      ...(kind === 'goes' ? [`the table ${table}`] : []),
      ...(removed > 0 ? [`${counted(removed, 'row')} of ${table}`] : []),
      ...(setBack > 0 ? [`later changes of ${counted(setBack, 'row')} of ${table}`] : []),
      ...columnsRemoved.map((name) => `the column ${name} of ${table}`),
    ]),
    ...(people.removed > 0 ? [counted(people.removed, 'account')] : []),
    ...(people.setBack > 0 ? [`later changes of ${counted(people.setBack, 'account')}`] : []),
    ...(newerSaves > 0 ? [counted(newerSaves, 'save')] : []),
    ...(newBranches > 0 ? [counted(newBranches, 'branch or tag', 'branches or tags')] : []),
    ...(code.files.removed + code.files.setBack > 0
      ? [`later work on ${counted(code.files.removed + code.files.setBack, 'file')}`]
      : []),
    ...(files && files.removed + files.setBack > 0
      ? [`later changes of ${counted(files.removed + files.setBack, 'stored file')}`]
      : []),
  ];
  return lost.length > 0 ? joined(lost) : undefined;
}

/**
 * High where later work would be lost, otherwise medium.
 *
 * @example
 * restoreRisk(noDifference) // => 'medium'
 */
export function restoreRisk(difference: RestoreDifference): RiskLevel {
  return restoreLoss(difference) === undefined ? 'medium' : 'high';
}

/**
 * The counted lines of a receipt.
 *
 * @example
 * restoreLines(noDifference)[0] // => { label: 'Tables touched', value: '0 of 0', tone: 'zero' }
 */
export function restoreLines({
  tables,
  tableCount,
  people,
  code,
  files,
  site,
  messages,
}: RestoreDifference): readonly ReceiptLine[] {
  const sum = (pick: (moved: Moved) => number): number =>
    tables.reduce((total, table) => total + pick(table), 0);
  const line = (label: string, count: number): ReceiptLine => ({
    label,
    value: countText(count),
    tone: count === 0 ? 'zero' : 'plain',
  });
  const text = (label: string, value: string, isZero: boolean): ReceiptLine => ({
    label,
    value,
    tone: isZero ? 'zero' : 'plain',
  });
  const count = ({ removed, restored, setBack }: Moved): number => removed + restored + setBack;
  return [
    text('Tables touched', `${countText(tables.length)} of ${countText(tableCount)}`, tables.length === 0),
    line(
      'Rows removed',
      sum(({ removed }) => removed),
    ),
    line(
      'Rows set back',
      sum(({ setBack }) => setBack),
    ),
    line(
      'Rows brought back',
      sum(({ restored }) => restored),
    ),
    line('People removed', people.removed),
    line('People brought back', people.restored),
    line('Code files that differ', count(code.files)),
    ...(files ? [line('Stored files that differ', count(files))] : []),
    text(
      'Site version',
      site.live ? `${site.live.now ?? 'none'} → ${site.live.earlier ?? 'none'}` : 'stays',
      site.live === undefined,
    ),
    line('Messages that stay', messages),
  ];
}
