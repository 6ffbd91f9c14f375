import { databaseEffect } from '@saywright/domain/outcome';
import { answerSentence, understand, type DatabasePlan } from '@saywright/domain/planner';
import { effectSentences, isExactReversal, usageImpact } from '@saywright/domain/receipt';
import { fail, ok, type Result } from '@saywright/domain/result';
import type { ProofRequest } from '../database/prove.ts';
import type { TextTable } from '../database/read.ts';
import type { OpenProjectDatabase, ProjectDatabase } from '../ports/projectDatabase.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { OperationRow, ProjectRow, StoredProof } from '../store/store.ts';
import { databaseRow, type DatabaseRow } from './databaseRow.ts';
import { refuse, talk, type Planned, type Station } from './station.ts';

interface DatabaseStationParts {
  readonly openProject: OpenProjectDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
}

function own(row: OperationRow): DatabaseRow {
  const found = databaseRow(row);
  if (!found) throw new Error(`Operation ${row.id} is not one of the database.`);
  return found;
}

function records({ columns, rows }: TextTable): readonly Readonly<Record<string, string | null>>[] {
  return rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? null])));
}

async function answer(database: ProjectDatabase, plan: DatabasePlan): Promise<Planned> {
  const { sql, understood, warnings, title } = plan;
  const rows = await database.read(sql);
  if (!rows.ok) return refuse(rows.error);
  const text = answerSentence(plan.answer ?? { kind: 'rows', caption: title }, records(rows.value));
  const table = plan.answer?.kind === 'number' ? {} : { table: rows.value };
  const details = { explanation: understood, warnings: [...warnings], code: sql };
  return talk({ kind: 'answer', text, sql, ...table }, details);
}

/** The database's part of the line. */
export function databaseStation({ openProject, clock, ids }: DatabaseStationParts): Station {
  async function prove(database: ProjectDatabase, request: ProofRequest): Promise<Result<StoredProof>> {
    const started = clock.elapsed();
    const proof = await database.prove(request);
    if (!proof.ok) return fail(proof.error.message);
    const tookMs = Math.round(clock.elapsed() - started);
    return ok({ ...proof.value, provenAt: clock.now().toISOString(), tookMs });
  }

  async function planChange(
    project: ProjectRow,
    database: ProjectDatabase,
    instruction: string,
    plan: DatabasePlan,
    next: readonly string[],
  ): Promise<Planned> {
    const id = ids();
    const proof = await prove(database, { id, sql: plan.sql, owner: project.owner, trusted: false });
    if (!proof.ok) return refuse(proof.error);
    return {
      kind: 'proven',
      proven: { id, plan, proof: proof.value, risk: proof.value.risk, instruction },
      next,
      details: {
        code: plan.sql,
        usageImpact: { ...usageImpact(proof.value.effects, proof.value.statements) },
      },
    };
  }

  return {
    async plan(project, instruction) {
      const database = await openProject(project.id);
      const understood = understand(instruction, await database.lexicon());
      if (understood.kind !== 'plan') return talk(understood);
      return understood.plan.effect === 'read'
        ? answer(database, understood.plan)
        : planChange(project, database, instruction, understood.plan, understood.next);
    },
    async proveAgain(project, row) {
      const { sql } = own(row).plan;
      const database = await openProject(project.id);
      return prove(database, { id: row.id, sql, owner: row.owner, trusted: row.undo_of !== null });
    },
    async execute(project, row) {
      const { plan, proof } = own(row);
      if (!proof) return fail({ kind: 'failed', message: 'This was never proven.' });
      const database = await openProject(project.id);
      const done = await database.execute({
        id: row.id,
        owner: row.owner,
        sql: plan.sql,
        hash: row.sql_hash,
        signature: proof.signature,
        undoable: proof.undoable,
        trusted: row.undo_of !== null,
      });
      return done.ok ? ok(null) : done;
    },
    async settled(project, row) {
      const applied = await (await openProject(project.id)).applied(row.id);
      if (!applied) return undefined;
      const sentences = effectSentences(applied.effects);
      const text = sentences.length > 0 ? sentences.join(' ') : 'Done exactly as proven.';
      return {
        appliedAt: applied.appliedAt,
        text,
        effect: { kind: databaseEffect(applied.effects) },
        effects: applied.effects,
      };
    },
    async wayBack(project, row) {
      const { plan: done } = own(row);
      const database = await openProject(project.id);
      const applied = await database.applied(row.id);
      if (!applied?.undoSql) return fail('There is no tested way back from this change.');
      const id = ids();
      const sql = applied.undoSql;
      const proof = await prove(database, { id, sql, owner: row.owner, trusted: true });
      if (!proof.ok) return fail(`Undo was tried and does not work any more. ${proof.error}`);
      const plan: DatabasePlan = {
        service: 'database',
        type: done.type,
        effect: 'change',
        title: `Undo: ${done.doneTitle}`,
        doneTitle: `Undid: ${done.doneTitle}`,
        understood: 'The way back that was tried when this was proven.',
        steps: [['Put everything back as it was before: ', { name: done.doneTitle }]],
        sql,
        object: done.object,
        warnings: [],
      };
      const risk = isExactReversal(applied.effects, proof.value.effects) ? 'low' : proof.value.risk;
      return ok({ id, plan, proof: proof.value, risk, instruction: `Undo “${done.doneTitle}”` });
    },
    declined: async () => {},
  };
}
