import { effectSentences } from '@saywright/domain/receipt';
import { effectiveRisk } from '@saywright/domain/risk';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';
import type { OperationView } from '../protocol/index.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import type { LineContext } from './context.ts';
import { CommandError } from './errors.ts';
import { operationView } from './view.ts';

/** What can be done with an approved plan, and with one that an accident interrupted. */
export interface Executing {
  execute(owner: string, id: string, confirmed: boolean): Promise<OperationView>;
  /** Settles the given operations that nobody is executing any more. */
  recover(rows: readonly OperationRow[]): Promise<void>;
}

/** Executes proven plans exactly as proven, and finds out afterwards what an accident left. */
export function executing(context: LineContext): Executing {
  const { store, openProject } = context;
  const inProgress = new Set<string>();

  async function proveAgain(
    row: OperationRow,
    project: ProjectRow,
    database: ProjectDatabase,
  ): Promise<never> {
    const { id, owner, plan } = row;
    const proof = await context.prove(database, { id, sql: plan.sql, owner, trusted: row.undo_of !== null });
    if (!proof.ok) {
      const failed = await store.move(id, 'executing', {
        state: 'failed',
        result: { error: proof.error.message },
      });
      throw new CommandError('failed', proof.error.message, failed && operationView(failed, project.name));
    }
    const risk = effectiveRisk(row.risk, proof.value.risk);
    const proven = await store.move(id, 'executing', { state: 'proven', proof: proof.value, risk });
    throw new CommandError(
      'changed',
      'Your data changed since this was proven, so nothing was done. It was proven again just now: please look at the new numbers.',
      proven && operationView(proven, project.name),
    );
  }

  /** Writes down what the project database says was done; safe to repeat after a crash. */
  async function settle(row: OperationRow, database: ProjectDatabase): Promise<OperationRow | undefined> {
    const applied = await database.applied(row.id);
    if (!applied) return undefined;
    const sentences = effectSentences(applied.effects);
    const text = sentences.length > 0 ? sentences.join(' ') : 'Done exactly as proven.';
    await store.journal(row.id, 'executed', {
      title: row.plan.doneTitle,
      hash: row.sql_hash,
      effects: applied.effects,
    });
    if (row.undo_of !== null) {
      await store.journal(row.undo_of, 'undone', { by: row.id });
      await store.move(row.undo_of, 'executed', { state: 'undone' });
    }
    return store.move(row.id, 'executing', {
      state: 'executed',
      executed_at: applied.appliedAt,
      result: { text },
    });
  }

  /** Finds out from the project database whether an interrupted operation was done, and says so. */
  async function recoverOne(row: OperationRow): Promise<void> {
    const database = await openProject(row.project_id);
    if (!(await settle(row, database))) await store.move(row.id, 'executing', { state: 'proven' });
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
    const { plan, proof, sql_hash } = claimed;
    const request = {
      id,
      owner,
      sql: plan.sql,
      hash: sql_hash,
      signature: proof.signature,
      undoable: proof.undoable,
      trusted: claimed.undo_of !== null,
    };
    const database = await openProject(project.id);
    const done = await database.execute(request).catch(async (error: unknown) => {
      await recoverOne(claimed);
      throw error;
    });
    if (!done.ok) {
      if (done.error.kind === 'changed') return proveAgain(claimed, project, database);
      const { message } = done.error;
      await store.journal(id, 'failed', { message });
      const failed = await store.move(id, 'executing', { state: 'failed', result: { error: message } });
      throw new CommandError('failed', message, failed && operationView(failed, project.name));
    }
    const executed = await settle(claimed, database);
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
