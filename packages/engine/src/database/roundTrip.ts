import { z } from 'zod';
import { stopCapture, sameKey, type Capture } from './capture.ts';
import { catalogText, readCatalog } from './catalog.ts';
import { hasEquality, publicName } from './definitions.ts';
import { runAsPlan, type PlanRun } from './plan.ts';
import { identifier, problemOf, type SqlSession } from './session.ts';
import { undoScript } from './undo.ts';

/** Whether undo was shown to work, and if not, why. */
export type UndoProof =
  | { readonly exact: true; readonly tried: UndoTrial }
  | { readonly exact: false; readonly reason: string };

/** On how many of the kept rows the way back was tried. */
export interface UndoTrial {
  readonly rows: number;
  readonly of: number;
}

/** Above this many kept rows of a table the way back is tried on so many of them, to keep a proof quick. */
const trialRows = 2000;

async function countRows(session: SqlSession, table: string): Promise<number> {
  const [row] = await session.query(`select count(*)::int8 as count from ${table}`);
  return countSchema.parse(row).count;
}

/** Leaves no more rows in the kept tables than the trial takes. Only ever called in a transaction that is rolled back. */
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

const countSchema = z.object({ count: z.coerce.number() });

async function differences(session: SqlSession, capture: Capture): Promise<number> {
  const { table, key, old, added, whole } = capture;
  if (key.length === 0) return 0;
  const name = publicName(table.name);
  // Types without equality are compared as text, the others as they are, which is faster.
  const image = (alias: string): string =>
    `row(${table.columns.map((column) => `${alias}.${identifier(column.name)}${hasEquality(column.type) ? '' : '::text'}`).join(', ')})`;
  const same = sameKey(key, 't', 'k');
  const changed = `select count(*)::int8 as count from ${old} k left join ${name} t on ${same} where t.${identifier(key[0] ?? '')} is null or ${image('t')} is distinct from ${image('k')}`;
  const [first] = await session.query(changed);
  // Rows that were kept whole come from nowhere else; only keys of new rows have to be gone.
  if (whole) return countSchema.parse(first).count;
  const left = `select count(*)::int8 as count from ${added} k join ${name} t on ${same} where not exists (select 1 from ${old} o where ${sameKey(key, 'o', 'k')})`;
  const [second] = await session.query(left);
  return countSchema.parse(first).count + countSchema.parse(second).count;
}

/**
 * Goes the way back in the current transaction, right after the plan ran, and compares structure and rows with the
 * start. Rows that the plan did not reach need no comparison: the way back names only those it kept.
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
      reason: `${keyless.table.name} has no primary key, so its rows cannot be told apart again. Add a row id to it first.`,
    };
  const sql = undoScript(run.change, run.captures, run.effects);
  await stopCapture(session, run.captures);
  const tried = await limitTrial(session, run.captures);
  try {
    await runAsPlan(session, owner, sql === '' ? 'select 1' : sql, true);
  } catch (error) {
    return { exact: false, reason: `The way back failed when it was tried: ${problemOf(error).message}.` };
  }
  const untouched = run.after === run.before;
  if (!untouched && catalogText(await readCatalog(session)) !== catalogText(run.before))
    return { exact: false, reason: 'The way back was tried and did not restore the structure exactly.' };
  for (const capture of run.captures)
    if ((await differences(session, capture)) > 0)
      return {
        exact: false,
        reason: `The way back was tried and did not restore every row of ${capture.table.name}.`,
      };
  return { exact: true, tried };
}
