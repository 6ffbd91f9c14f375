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
import { literal, problemOf, type SqlSession } from './session.ts';

/** What is run, and for whom. `id` is the operation's; it names the tables that keep earlier rows. */
export interface PlanRequest {
  readonly id: string;
  readonly sql: string;
  /** The founder: what `auth.uid()` answers while the plan runs. */
  readonly owner: string;
}

/** A plan that ran in the current transaction, with all that was observed. */
export interface PlanRun {
  readonly before: Catalog;
  readonly after: Catalog;
  readonly change: CatalogChange;
  readonly captures: readonly Capture[];
  readonly effects: Effects;
  /** Equal for two runs exactly when they had the same effect on the same rows, whatever else is in the database. */
  readonly signature: string;
}

/** Why a plan did not run, for a person. */
export function planProblem(error: unknown): {
  readonly kind: 'refused' | 'failed';
  readonly message: string;
} {
  return error instanceof ProtectionError
    ? { kind: 'refused', message: error.message }
    : { kind: 'failed', message: explainProblem(problemOf(error)) };
}

const structural = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'TruncateStmt', 'SelectStmt']);

/** The text that names an operation's kept rows; unique, as operation ids are. */
export function captureLabel(id: string): string {
  return `kept_${id.replaceAll('-', '')}`;
}

/**
 * Runs a script with the rights of the role that owns the founder's tables, inside a function that it cannot leave.
 * `unchecked` skips foreign keys, for a state that is compared with a valid one right after.
 */
export async function runAsPlan(
  session: SqlSession,
  owner: string,
  sql: string,
  unchecked = false,
): Promise<void> {
  const claims = JSON.stringify({ sub: owner, role: 'authenticated' });
  const replication = unchecked ? 'set local session_replication_role = replica;' : '';
  await session.run(`${replication} set local request.jwt.claims = ${literal(claims)}`);
  await session.query('select saywright.run($1)', [sql]);
  await session.run(`set local request.jwt.claims = ''; set local session_replication_role = origin`);
}

/**
 * Runs the very bytes of a plan in the current transaction, keeps what they change and counts what they did. A trial
 * takes no numbers from sequences.
 */
export async function runPlan(
  session: SqlSession,
  script: readonly Statement[],
  request: PlanRequest,
  isTrial: boolean,
): Promise<PlanRun> {
  // The founder is a person of the project too: rows may belong to them from the start.
  await session.query('insert into auth.users (id) values ($1) on conflict do nothing', [request.owner]);
  const before = await readCatalog(session);
  const bytes = await storedBytes(session);
  const need = captureNeed(script, before);
  const captures = await startCapture(session, need, captureLabel(request.id));
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
