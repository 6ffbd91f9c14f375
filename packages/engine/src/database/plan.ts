import type { Effects } from '@saywright/domain/receipt';
import type { Statement } from '@saywright/domain/risk/sql';
import { captureNeed, startCapture, type Capture } from './capture.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { compareCatalogs, type CatalogChange } from './changes.ts';
import { measureEffects, storedBytes } from './effects.ts';
import { checkProtections, ProtectionError, readProtections } from './protections.ts';
import { explainProblem } from './explain.ts';
import { holdSequences } from './sequences.ts';
import { effectSignature } from './signature.ts';
import { checking, literal, problemOf, type SqlSession } from './session.ts';

/** A plan to run. `id` is the operation's; it names the tables that store earlier rows. */
export interface PlanRequest {
  readonly id: string;
  readonly sql: string;
  /** The founder: what `auth.uid()` returns while the plan runs. */
  readonly owner: string;
}

/** A plan that ran in the current transaction, with everything observed. */
export interface PlanRun {
  readonly before: Catalog;
  readonly after: Catalog;
  readonly change: CatalogChange;
  readonly captures: readonly Capture[];
  readonly effects: Effects;
  /** Equal for two runs exactly when they had the same effect on the same rows. */
  readonly signature: string;
}

/** Explains to a person why a plan did not run. */
export function planProblem(error: unknown): {
  readonly kind: 'refused' | 'failed';
  readonly message: string;
} {
  return error instanceof ProtectionError
    ? { kind: 'refused', message: error.message }
    : { kind: 'failed', message: explainProblem(problemOf(error)) };
}

const structural = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'TruncateStmt', 'SelectStmt']);

/** The label in the names of an operation's captured rows; unique, because operation ids are. */
export function captureLabel(id: string): string {
  return `kept_${id.replaceAll('-', '')}`;
}

/**
 * Runs a script as the role that owns the founder's tables, inside a function whose rights it cannot leave. `unchecked`
 * skips foreign keys, for a state that is compared with a valid one right after.
 */
export async function runAsPlan(
  session: SqlSession,
  owner: string,
  sql: string,
  unchecked = false,
): Promise<void> {
  const claims = JSON.stringify({ sub: owner, role: 'authenticated' });
  const setClaims = `set local request.jwt.claims = ${literal(claims)}`;
  await session.run(unchecked ? `${checking(false)}; ${setClaims}` : setClaims);
  await session.query('select saywright.run($1)', [sql]);
  await session.run(`set local request.jwt.claims = ''${unchecked ? `; ${checking(true)}` : ''}`);
}

/**
 * Runs the exact bytes of a plan in the current transaction, captures what they change and measures their effect. A
 * trial uses up no sequence numbers.
 */
export async function runPlan(
  session: SqlSession,
  script: readonly Statement[],
  request: PlanRequest,
  isTrial: boolean,
): Promise<PlanRun> {
  // The founder is also a user of the project: rows may belong to them from the start.
  await session.query('insert into auth.users (id) values ($1) on conflict do nothing', [request.owner]);
  const before = await readCatalog(session);
  const bytes = await storedBytes(session);
  const need = captureNeed(script, before);
  const captures = await startCapture(session, need, captureLabel(request.id), isTrial);
  if (isTrial)
    await holdSequences(
      session,
      need.rows.map((table) => table.oid),
    );
  const protections = await readProtections(session);
  await runAsPlan(session, request.owner, request.sql);
  await checkProtections(session, protections, captures);
  const dataOnly = script.every((statement) => structural.has(statement.kind));
  const after = dataOnly ? before : await readCatalog(session);
  const change = compareCatalogs(before, after);
  const effects = await measureEffects(session, change, captures, bytes);
  const signature = await effectSignature(session, script, { change, captures, effects });
  return { before, after, change, captures, effects, signature };
}
