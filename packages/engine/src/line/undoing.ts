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
  const back = await context.stationOf(row).wayBack(project, row);
  if (!back.ok) throw new CommandError('failed', back.error);
  return operationView(await context.record(project, back.value, id), project.name);
}
