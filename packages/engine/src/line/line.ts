import { answerSentence, understand, type DatabasePlan } from '@saywright/domain/planner';
import { instructionProblem } from '@saywright/domain/chat';
import { effectSentences, isExactReversal } from '@saywright/domain/receipt';
import type { RiskLevel } from '@saywright/domain/operations';
import { effectiveRisk } from '@saywright/domain/risk';
import type { TextTable } from '../database/read.ts';
import type { Clock, Hash, Ids } from '../ports/system.ts';
import type { OpenProjectDatabase, ProjectDatabase } from '../ports/projectDatabase.ts';
import type { OperationView, PlanAnswer } from '../protocol/index.ts';
import type { NewOperation, OperationRow, ProjectRow, Store, StoredProof } from '../store/store.ts';
import { CommandError } from './errors.ts';
import { operationView, wordsRisk } from './view.ts';

export interface LineParts {
  readonly store: Store;
  readonly openProject: OpenProjectDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hash: Hash;
}

/** The stations of the operation line. Every call is made for one signed-in person. */
export interface OperationLine {
  plan(owner: string, instruction: string): Promise<PlanAnswer>;
  execute(owner: string, id: string, confirmed: boolean): Promise<OperationView>;
  decline(owner: string, id: string): Promise<OperationView>;
  undo(owner: string, id: string): Promise<OperationView>;
  list(owner: string): Promise<OperationView[]>;
  /** Settles operations that a crash left in the middle; call once before serving. */
  recover(): Promise<void>;
}

function unavailable(reason: string): PlanAnswer {
  return {
    success: false,
    explanation: reason,
    warnings: [],
    outcome: { kind: 'refusal', reason, suggestions: [] },
  };
}

function records({ columns, rows }: TextTable): readonly Readonly<Record<string, string | null>>[] {
  return rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? null])));
}

/** The operation line on any store and any kind of project database. */
export function operationLine({ store, openProject, clock, ids, hash }: LineParts): OperationLine {
  async function prove(
    database: ProjectDatabase,
    operation: { id: string; sql: string; owner: string; trusted: boolean },
  ) {
    const started = clock.elapsed();
    const proof = await database.prove(operation);
    if (!proof.ok) return proof;
    const stored: StoredProof = {
      ...proof.value,
      provenAt: clock.now().toISOString(),
      tookMs: Math.round(clock.elapsed() - started),
    };
    return { ok: true, value: stored } as const;
  }

  async function find(owner: string, id: string): Promise<OperationRow> {
    const row = await store.operation(owner, id);
    if (!row) throw new CommandError('unknown', 'There is no such operation in your project.');
    return row;
  }

  async function record(parts: {
    project: ProjectRow;
    instruction: string;
    plan: DatabasePlan;
    proof: StoredProof;
    id: string;
    undoOf: string | null;
    planRisk: RiskLevel;
  }): Promise<OperationRow> {
    const { project, instruction, plan, proof, id, undoOf, planRisk } = parts;
    const operation: NewOperation = {
      id,
      project_id: project.id,
      owner: project.owner,
      instruction,
      service: 'database',
      type: plan.type,
      state: 'proven',
      risk: effectiveRisk(wordsRisk({ instruction, undo_of: undoOf }), planRisk),
      undo_of: undoOf,
      plan,
      sql_hash: await hash(plan.sql),
      proof: { ...proof, risk: planRisk },
    };
    return store.addOperation(operation);
  }

  async function planChange(
    project: ProjectRow,
    database: ProjectDatabase,
    instruction: string,
    plan: DatabasePlan,
    next: readonly string[],
  ): Promise<PlanAnswer> {
    const id = ids();
    const proof = await prove(database, { id, sql: plan.sql, owner: project.owner, trusted: false });
    if (!proof.ok) return unavailable(proof.error.message);
    const row = await record({
      project,
      instruction,
      plan,
      proof: proof.value,
      id,
      undoOf: null,
      planRisk: proof.value.risk,
    });
    const operation = operationView(row, project.name);
    const line = (label: string): string =>
      operation.proof?.lines.find((item) => item.label === label)?.value ?? '0';
    return {
      success: true,
      explanation: plan.understood,
      warnings: [...plan.warnings],
      code: plan.sql,
      usageImpact: { storage: line('Storage'), rows: line('Rows added') },
      outcome: { kind: 'operation', operation, next: [...next] },
    };
  }

  async function answer(database: ProjectDatabase, plan: DatabasePlan): Promise<PlanAnswer> {
    const rows = await database.read(plan.sql);
    if (!rows.ok) return unavailable(rows.error);
    const text = answerSentence(plan.answer ?? { kind: 'rows', caption: plan.title }, records(rows.value));
    const table = rows.value;
    return {
      success: true,
      explanation: plan.understood,
      warnings: [...plan.warnings],
      code: plan.sql,
      outcome: { kind: 'answer', text, sql: plan.sql, ...(plan.answer?.kind === 'number' ? {} : { table }) },
    };
  }

  async function proveAgain(
    row: OperationRow,
    project: ProjectRow,
    database: ProjectDatabase,
  ): Promise<never> {
    const { id, owner, plan } = row;
    const proof = await prove(database, { id, sql: plan.sql, owner, trusted: row.undo_of !== null });
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
    const row = await find(owner, id);
    if (row.risk === 'high' && !confirmed)
      throw new CommandError(
        'refused',
        'This is a high-risk change: confirm it by its name first.',
        operationView(row, project.name),
      );
    const claimed =
      row.state === 'proven' ? await store.move(id, 'proven', { state: 'executing' }) : undefined;
    if (!claimed?.proof) {
      const now = await find(owner, id);
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

  async function undo(owner: string, id: string): Promise<OperationView> {
    const project = await store.projectOf(owner);
    const row = await find(owner, id);
    if (row.state !== 'executed')
      throw new CommandError(
        'conflict',
        `Only an executed change can be undone; this one is ${row.state}.`,
        operationView(row, project.name),
      );
    const database = await openProject(project.id);
    const applied = await database.applied(id);
    if (!applied?.undoSql) throw new CommandError('failed', 'There is no tested way back from this change.');
    const undoId = ids();
    const proof = await prove(database, { id: undoId, sql: applied.undoSql, owner, trusted: true });
    if (!proof.ok)
      throw new CommandError('failed', `Undo was tried and does not work any more. ${proof.error.message}`);
    const plan: DatabasePlan = {
      service: 'database',
      type: row.plan.type,
      effect: 'change',
      title: `Undo: ${row.plan.doneTitle}`,
      doneTitle: `Undid: ${row.plan.doneTitle}`,
      understood: 'The way back that was tried when this was proven.',
      steps: [['Put everything back as it was before: ', { name: row.plan.doneTitle }]],
      sql: applied.undoSql,
      object: row.plan.object,
      warnings: [],
    };
    const planRisk = isExactReversal(applied.effects, proof.value.effects) ? 'low' : proof.value.risk;
    const made = await record({
      project,
      instruction: `Undo “${row.plan.doneTitle}”`,
      plan,
      proof: proof.value,
      id: undoId,
      undoOf: id,
      planRisk,
    });
    return operationView(made, project.name);
  }

  return {
    async plan(owner, instruction) {
      const problem = instructionProblem(instruction);
      if (problem !== undefined) throw new CommandError('invalid', problem);
      const project = await store.projectOf(owner);
      const database = await openProject(project.id);
      const understood = understand(instruction, await database.lexicon());
      if (understood.kind === 'plan')
        return understood.plan.effect === 'read'
          ? answer(database, understood.plan)
          : planChange(project, database, instruction, understood.plan, understood.next);
      if (understood.kind === 'refusal')
        return {
          ...unavailable(understood.reason),
          outcome: { ...understood, suggestions: [...understood.suggestions] },
        };
      return {
        success: true,
        explanation: understood.text,
        warnings: [],
        outcome: { ...understood, choices: understood.choices.map((choice) => ({ ...choice })) },
      };
    },
    execute,
    async decline(owner, id) {
      const project = await store.projectOf(owner);
      const row = await find(owner, id);
      const declined =
        row.state === 'proven' ? await store.move(id, 'proven', { state: 'declined' }) : undefined;
      if (!declined)
        throw new CommandError(
          'conflict',
          `This plan is ${row.state} and can no longer be declined.`,
          operationView(row, project.name),
        );
      return operationView(declined, project.name);
    },
    undo,
    async list(owner) {
      const project = await store.projectOf(owner);
      return (await store.operations(owner, 100)).map((row) => operationView(row, project.name));
    },
    async recover() {
      for (const row of await store.unfinished()) await recoverOne(row);
    },
  };
}
