import { operationTransition } from '@saywright/domain/operations';
import type { OperationView } from '../protocol/index.ts';
import type { PipelineContext } from './context.ts';
import { CommandError, nothingChanged } from './errors.ts';
import { changedNothing, operationView } from './view.ts';

/** How much to undo: everything, or only what nobody has changed since. */
export type UndoScope = 'all' | 'untouched';

/** Plans and proves the undo of an executed operation: undo is an operation in the pipeline like any other. */
export async function planUndo(
  context: PipelineContext,
  owner: string,
  id: string,
  scope: UndoScope,
): Promise<OperationView> {
  const row = await context.find(owner, id);
  const project = await context.projectOf(row);
  const undo = operationTransition(row.state, 'undo');
  if (!undo.ok) throw new CommandError('conflict', undo.error, operationView(row, project.name));
  if (changedNothing(row))
    throw new CommandError('refused', nothingChanged, operationView(row, project.name));
  const driver = context.driverOf(row);
  const planned =
    scope === 'all' ? await driver.planUndo(project, row) : await driver.planUndoOfUntouched?.(project, row);
  if (!planned) throw new CommandError('refused', 'This can only be undone as a whole. Nothing was changed.');
  if (!planned.ok) throw new CommandError('refused', planned.error);
  return operationView(await context.record(project, planned.value, id), project.name);
}
