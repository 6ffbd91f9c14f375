import { instructionProblem } from '@saywright/domain/chat';
import { answerSentence, understand, type DatabasePlan } from '@saywright/domain/planner';
import type { TextTable } from '../database/read.ts';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';
import type { PlanAnswer } from '../protocol/index.ts';
import type { ProjectRow } from '../store/store.ts';
import type { LineContext } from './context.ts';
import { CommandError } from './errors.ts';
import { operationView } from './view.ts';

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

/** From an instruction to an answer, a question, a refusal, or a proven plan that waits for approval. */
export function planning(context: LineContext): (owner: string, instruction: string) => Promise<PlanAnswer> {
  async function planChange(
    project: ProjectRow,
    database: ProjectDatabase,
    instruction: string,
    plan: DatabasePlan,
    next: readonly string[],
  ): Promise<PlanAnswer> {
    const id = context.ids();
    const proof = await context.prove(database, { id, sql: plan.sql, owner: project.owner, trusted: false });
    if (!proof.ok) return unavailable(proof.error.message);
    const row = await context.record({
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

  return async (owner, instruction) => {
    const problem = instructionProblem(instruction);
    if (problem !== undefined) throw new CommandError('invalid', problem);
    const project = await context.store.projectOf(owner);
    const database = await context.openProject(project.id);
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
  };
}
