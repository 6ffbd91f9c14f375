import type { OperationView } from '../protocol/index.ts';
import type { LineContext } from './context.ts';
import { CommandError } from './errors.ts';
import { operationView } from './view.ts';

/** How much an undo takes back: everything, or only what nobody changed since. */
export type UndoScope = 'all' | 'untouched';

/** Plans the way back of an executed operation and proves it again: undo is an operation on the line like any other. */
export async function planUndo(
  context: LineContext,
  owner: string,
  id: string,
  scope: UndoScope,
): Promise<OperationView> {
  const project = await context.store.projectOf(owner);
  const row = await context.find(owner, id);
  if (row.state !== 'executed')
    throw new CommandError(
      'conflict',
      `Only an executed change can be undone; this one is ${row.state}.`,
      operationView(row, project.name),
    );
  const station = context.stationOf(row);
  const back =
    scope === 'all' ? await station.wayBack(project, row) : await station.wayBackOfUntouched?.(project, row);
  if (!back) throw new CommandError('refused', 'This can only be undone as a whole. Nothing was changed.');
  if (!back.ok) throw new CommandError('refused', back.error);
  return operationView(await context.record(project, back.value, id), project.name);
}
