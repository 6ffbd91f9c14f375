import { fail, ok, type Result } from '@saywright/domain/result';
import type { Effects } from '@saywright/domain/receipt';
import { z } from 'zod';
import { keepAfterState } from './afterState.ts';
import { stopCapture } from './capture.ts';
import { captureLabel, planProblem, runPlan } from './plan.ts';
import { admit, judge, judgeBefore, type ProofRequest } from './prove.ts';
import { beginAlone, type SqlSession } from './session.ts';
import { undoScript } from './undo.ts';

/** An approved plan with the results of its proof. */
export interface ExecutionRequest extends ProofRequest {
  readonly hash: string;
  readonly signature: string;
  readonly undoable: boolean;
}

export type ExecutionProblem =
  /** The plan would no longer do exactly what was proven: nothing was done. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused' | 'failed'; readonly message: string }
  /** It was executed before; nothing was done this time. */
  | { readonly kind: 'applied'; readonly message: string };

/** The committed outcome of a plan, stored in the project database; used for crash recovery. */
export interface Applied {
  readonly operationId: string;
  /** Null where undo was not shown to work. */
  readonly undoSql: string | null;
  readonly effects: Effects;
  readonly appliedAt: string;
}

const appliedSchema = z.array(
  z.object({
    operation_id: z.string(),
    undo_sql: z.string().nullable(),
    effects: z.custom<Effects>(),
    applied_at: z.coerce.date(),
  }),
);

/** The record of an executed operation, or undefined when it never committed. */
export async function readApplied(session: SqlSession, id: string): Promise<Applied | undefined> {
  const rows = await session.query('select * from saywright.applied where operation_id = $1', [id]);
  const [row] = appliedSchema.parse(rows);
  return (
    row && {
      operationId: row.operation_id,
      undoSql: row.undo_sql,
      effects: row.effects,
      appliedAt: row.applied_at.toISOString(),
    }
  );
}

/**
 * Executes a proven plan: the same bytes, in one transaction, committed only if the effect equals the proof. Its record
 * commits in the same transaction, so a crash leaves both or neither.
 */
export async function execute(
  session: SqlSession,
  request: ExecutionRequest,
): Promise<Result<Applied, ExecutionProblem>> {
  const admitted = await admit(request);
  if (!admitted.ok) return fail({ kind: 'refused', message: admitted.error.message });
  await beginAlone(session);
  try {
    const earlier = await readApplied(session, request.id);
    if (earlier) {
      await session.run('rollback');
      return fail({
        kind: 'applied',
        message: 'This change was already made, so it was not made again.',
      });
    }
    const before = await judgeBefore(session, admitted.value);
    const run = await runPlan(session, admitted.value, request, false);
    const { signature } = await judge(session, admitted.value, run, { ...request, before });
    if (signature !== request.signature) {
      await session.run('rollback');
      return fail({ kind: 'changed' });
    }
    const after = request.undoable
      ? await keepAfterState(session, run, captureLabel(request.id), request.undoOf)
      : null;
    // Older databases lack this column.
    await session.run('alter table saywright.applied add column if not exists after_state jsonb');
    await session.query(
      'insert into saywright.applied (operation_id, plan_hash, undo_sql, effects, after_state) values ($1, $2, $3, $4::jsonb, $5::jsonb)',
      [
        request.id,
        request.hash,
        after ? undoScript(run.change, run.captures, run.effects) : null,
        JSON.stringify(run.effects),
        after && JSON.stringify(after),
      ],
    );
    await stopCapture(session, run.captures);
    await session.run('commit');
  } catch (error) {
    await session.run('rollback');
    return fail(planProblem(error));
  }
  const applied = await readApplied(session, request.id);
  return applied
    ? ok(applied)
    : fail({ kind: 'failed', message: 'The database did not save the change. Nothing was changed.' });
}
