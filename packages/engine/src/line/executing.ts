import { fail, ok, type Result } from '@saywright/domain/result';
import { effectiveRisk } from '@saywright/domain/risk';
import type { OperationView } from '../protocol/index.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import type { LineContext } from './context.ts';
import { databaseRow } from './databaseRow.ts';
import { CommandError } from './errors.ts';
import type { StationProblem } from './station.ts';
import { operationView } from './view.ts';

/** What can be done with an approved plan, and with one that an accident interrupted. */
export interface Executing {
  execute(owner: string, id: string, confirmed: boolean): Promise<OperationView>;
  /** Settles the given operations that nobody is executing any more. */
  recover(rows: readonly OperationRow[]): Promise<void>;
}

const changedThings: Readonly<Record<OperationRow['service'], string>> = {
  database: 'Your data',
  'code-hosting': 'Your code',
  deployment: 'Your site',
};

/** Executes proven plans exactly as proven, and finds out afterwards what an accident left. */
export function executing(context: LineContext): Executing {
  const { store } = context;
  const inProgress = new Set<string>();

  /**
   * Proves a plan again whose surroundings changed. The operation with its new proof is the answer where the effect is
   * still the approved one; otherwise it waits for approval again, and this throws what to tell.
   */
  async function proveAgain(row: OperationRow, project: ProjectRow, isFirst: boolean): Promise<OperationRow> {
    const { id } = row;
    const proof = await context.stationOf(row).proveAgain(project, row);
    if (!proof.ok) {
      const failed = await store.move(id, 'executing', { state: 'failed', result: { error: proof.error } });
      throw new CommandError('conflict', proof.error, failed && operationView(failed, project.name));
    }
    const risk = effectiveRisk(row.risk, proof.value.risk);
    const isSame = 'recheck' in proof.value && proof.value.recheck !== undefined;
    if (isSame && isFirst) {
      const again = await store.move(id, 'executing', { proof: proof.value });
      if (again) return again;
    }
    const proven = await store.move(id, 'executing', { state: 'proven', proof: proof.value, risk });
    throw new CommandError(
      'changed',
      `${changedThings[row.service]} changed since this was proven, so nothing was done. It was proven again just now: please look at the new numbers.`,
      proven && operationView(proven, project.name),
    );
  }

  /** Writes down what the service says was done; safe to repeat after a crash. */
  async function settle(row: OperationRow, project: ProjectRow): Promise<OperationRow | undefined> {
    const settled = await context.stationOf(row).settled(project, row);
    if (!settled) return undefined;
    const { appliedAt, text, effect, effects } = settled;
    await store.journal(row.id, 'executed', { title: row.plan.doneTitle, hash: row.sql_hash, effects });
    if (row.undo_of !== null) {
      await store.journal(row.undo_of, 'undone', { by: row.id });
      const isPartial = databaseRow(row)?.proof?.isPartial === true;
      const result = isPartial ? { result: { partlyUndone: true } } : {};
      await store.move(row.undo_of, 'executed', { state: 'undone', ...result });
    }
    return store.move(row.id, 'executing', {
      state: 'executed',
      executed_at: appliedAt,
      result: { text, effect },
    });
  }

  /** Finds out from the service whether an interrupted operation was done, and says so. */
  async function recoverOne(row: OperationRow): Promise<void> {
    const project = await store.projectOf(row.owner);
    if (!(await settle(row, project))) await store.move(row.id, 'executing', { state: 'proven' });
  }

  /** Has the service do a claimed operation; once more where only its surroundings changed. */
  async function carryOut(
    row: OperationRow,
    project: ProjectRow,
    isFirst = true,
  ): Promise<Result<OperationRow, Exclude<StationProblem, { kind: 'changed' }>>> {
    const done = await context
      .stationOf(row)
      .execute(project, row)
      .catch(async (error: unknown) => {
        await recoverOne(row);
        throw error;
      });
    if (done.ok) return ok(row);
    if (done.error.kind !== 'changed') return fail(done.error);
    return carryOut(await proveAgain(row, project, isFirst), project, false);
  }

  async function execute(owner: string, id: string, confirmed: boolean): Promise<OperationView> {
    const project = await store.projectOf(owner);
    const row = await context.find(owner, id);
    if (row.risk === 'high' && !confirmed)
      throw new CommandError(
        'refused',
        'This is a high-risk change: confirm it by its name first.',
        operationView(row, project.name),
      );
    const limit = row.state === 'proven' ? await context.allowance.ofExecuting(project, row) : undefined;
    if (limit) throw new CommandError('limit', limit, operationView(row, project.name));
    const claimed =
      row.state === 'proven' ? await store.move(id, 'proven', { state: 'executing' }) : undefined;
    if (!claimed?.proof) {
      const now = await context.find(owner, id);
      throw new CommandError(
        'conflict',
        `This plan was already taken up elsewhere; it is ${now.state} now.`,
        operationView(now, project.name),
      );
    }
    const done = await carryOut(claimed, project);
    if (!done.ok) {
      const { kind, message } = done.error;
      await store.journal(id, 'failed', { message });
      const failed = await store.move(id, 'executing', { state: 'failed', result: { error: message } });
      // The service said no, in words: the server itself is well.
      const code = kind === 'refused' ? 'refused' : 'conflict';
      throw new CommandError(code, message, failed && operationView(failed, project.name));
    }
    const executed = await settle(done.value, project);
    if (!executed)
      throw new CommandError(
        'failed',
        'The change was made, but could not be written down. Reload to see it.',
      );
    return operationView(executed, project.name);
  }

  return {
    async execute(owner, id, confirmed) {
      // Whoever lists operations meanwhile must not take this one for a leftover.
      const isFirst = !inProgress.has(id);
      inProgress.add(id);
      try {
        return await execute(owner, id, confirmed);
      } finally {
        if (isFirst) inProgress.delete(id);
      }
    },
    async recover(rows) {
      for (const row of rows) if (row.state === 'executing' && !inProgress.has(row.id)) await recoverOne(row);
    },
  };
}
