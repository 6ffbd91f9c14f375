import type { DatabasePlan } from '@saywright/domain/planner';
import { isExactReversal } from '@saywright/domain/receipt';
import type { OperationView } from '../protocol/index.ts';
import type { LineContext } from './context.ts';
import { CommandError } from './errors.ts';
import { operationView } from './view.ts';

/** Plans the way back of an executed operation and proves it anew: undo is an operation on the line like any other. */
export async function planUndo(context: LineContext, owner: string, id: string): Promise<OperationView> {
  const project = await context.store.projectOf(owner);
  const row = await context.find(owner, id);
  if (row.state !== 'executed')
    throw new CommandError(
      'conflict',
      `Only an executed change can be undone; this one is ${row.state}.`,
      operationView(row, project.name),
    );
  const database = await context.openProject(project.id);
  const applied = await database.applied(id);
  if (!applied?.undoSql) throw new CommandError('failed', 'There is no tested way back from this change.');
  const undoId = context.ids();
  const proof = await context.prove(database, { id: undoId, sql: applied.undoSql, owner, trusted: true });
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
  const made = await context.record({
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
