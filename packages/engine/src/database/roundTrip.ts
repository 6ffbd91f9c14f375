import { z } from 'zod';
import { stopCapture, sameKey, type Capture } from './capture.ts';
import type { Effects } from '@saywright/domain/receipt';
import { addsOrChanges } from './effects.ts';
import { catalogText, readCatalog, updatedColumns } from './catalog.ts';
import { hasEquality, publicName } from './definitions.ts';
import { runAsPlan, type PlanRun } from './plan.ts';
import { identifier, problemOf, type SqlSession } from './session.ts';
import { ownedSequences } from './sequences.ts';
import { undoScript } from './undo.ts';

/** Whether undo was shown to work, and if not, why. */
export type UndoProof =
  | { readonly exact: true; readonly tried: UndoTrial }
  | { readonly exact: false; readonly reason: string };

/** On how many of the captured rows undo was tried. */
export interface UndoTrial {
  readonly rows: number;
  readonly of: number;
}

/** Most captured rows of a table on which undo is tried, to keep a proof quick. */
const trialRows = 2000;

async function countRows(session: SqlSession, table: string): Promise<number> {
  const [row] = await session.query(`select count(*)::int8 as count from ${table}`);
  return countSchema.parse(row).count;
}

/** Limits the captured rows for the trial. Only called in a transaction that is rolled back. */
async function limitTrial(session: SqlSession, captures: readonly Capture[]): Promise<UndoTrial> {
  let rows = 0;
  let of = 0;
  for (const { old } of captures) {
    const kept = await countRows(session, old);
    of += kept;
    rows += Math.min(kept, trialRows);
    if (kept > trialRows)
      await session.run(`create temp table trial on commit drop as select * from ${old} limit ${trialRows};
        truncate ${old}; insert into ${old} select * from trial; drop table trial;`);
  }
  return { rows, of };
}

const oidSchema = z.object({ oid: z.coerce.number() });
const countSchema = z.object({ count: z.coerce.number() });

async function differences(session: SqlSession, capture: Capture, effects: Effects): Promise<number> {
  const { table, key, old, added, whole } = capture;
  if (key.length === 0) return 0;
  const name = publicName(table.name);
  // Types without equality are compared as text, the others as they are, which is faster.
  // The time of the last change is that of the undo, where triggers cannot be left out.
  const timed = updatedColumns(table);
  const compared = table.columns.filter(({ name: column }) => !timed.includes(column));
  const image = (alias: string): string =>
    `row(${compared.map((column) => `${alias}.${identifier(column.name)}${hasEquality(column.type) ? '' : '::text'}`).join(', ')})`;
  const same = sameKey(key, 't', 'k');
  const changed = `select count(*)::int8 as count from ${old} k left join ${name} t on ${same} where t.${identifier(key[0] ?? '')} is null or ${image('t')} is distinct from ${image('k')}`;
  const [first] = await session.query(changed);
  // For a table that was captured whole this is all; otherwise, new rows must be gone too.
  if (whole || !addsOrChanges(effects, table.name)) return countSchema.parse(first).count;
  const left = `select count(*)::int8 as count from ${added} k join ${name} t on ${same} where not exists (select 1 from ${old} o where ${sameKey(key, 'o', 'k')})`;
  const [second] = await session.query(left);
  return countSchema.parse(first).count + countSchema.parse(second).count;
}

/** Whether a table's sequences are as before again; those of a table that stayed may be further on. */
async function isNumberedAsBefore(session: SqlSession, run: PlanRun, capture: Capture): Promise<boolean> {
  const { table, sequences = [] } = capture;
  if (sequences.length === 0) return true;
  const [row] = await session.query('select $1::regclass::oid::int8 as oid', [publicName(table.name)]);
  const now = await ownedSequences(session, [oidSchema.parse(row).oid]);
  const stayed = run.change.kept.some(({ before }) => before.oid === table.oid);
  return sequences.every((before) => {
    const after = now.find(({ column }) => column === before.column);
    const isSame =
      after?.isIdentity === before.isIdentity &&
      after.type === before.type &&
      after.options.join() === before.options.join();
    return (
      isSame &&
      (stayed
        ? BigInt(after.last) >= BigInt(before.last)
        : after.last === before.last && after.isCalled === before.isCalled)
    );
  });
}

/**
 * Runs the undo in the current transaction, right after the plan ran, and compares structure and rows with the start.
 * Rows that the plan did not touch need no comparison: undo affects only captured ones.
 */
export async function proveUndo(session: SqlSession, run: PlanRun, owner: string): Promise<UndoProof> {
  const keyless = run.captures.find(
    ({ table, key, whole }) =>
      !whole &&
      key.length === 0 &&
      run.effects.rows.some((row) => row.table === table.name && row.inserted + row.updated > 0),
  );
  if (keyless)
    return {
      exact: false,
      reason: `${keyless.table.name} has no primary key, so undo could not find its rows again. Add a row id to it first.`,
    };
  const mixed = run.captures.find(
    ({ table, whole, isGrowing }) =>
      whole && isGrowing && run.after.some((remaining) => remaining.oid === table.oid),
  );
  if (mixed)
    return {
      exact: false,
      reason: `This adds rows to ${mixed.table.name} and also empties it or changes its columns, so undo could not tell the new rows from the old ones. Make the two changes one after the other.`,
    };
  const sql = undoScript(run.change, run.captures, run.effects);
  await stopCapture(session, run.captures);
  const tried = await limitTrial(session, run.captures);
  try {
    await runAsPlan(session, owner, sql === '' ? 'select 1' : sql, true);
  } catch (error) {
    return { exact: false, reason: `Undo was tried and failed: ${problemOf(error).message}.` };
  }
  const untouched = run.after === run.before;
  if (!untouched && catalogText(await readCatalog(session)) !== catalogText(run.before))
    return { exact: false, reason: 'Undo was tried and did not restore the structure exactly.' };
  for (const capture of run.captures) {
    if (!(await isNumberedAsBefore(session, run, capture)))
      return {
        exact: false,
        reason: `Undo was tried and did not restore the row numbering of ${capture.table.name}.`,
      };
    if ((await differences(session, capture, run.effects)) > 0)
      return {
        exact: false,
        reason: `Undo was tried and did not restore every row of ${capture.table.name}.`,
      };
  }
  return { exact: true, tried };
}
