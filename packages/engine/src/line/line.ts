import type { OperationView, PlanAnswer, UsageView } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';
import { lineContext, type LineParts } from './context.ts';
import { CommandError } from './errors.ts';
import { executing } from './executing.ts';
import { planning } from './planning.ts';
import { planUndo, type UndoScope } from './undoing.ts';
import { operationView } from './view.ts';

/** The stations of the operation line. Every call is made for one signed-in person. */
export interface OperationLine {
  /** Plans an instruction for a service; the database unless told. */
  plan(owner: string, instruction: string, service?: OperationRow['service']): Promise<PlanAnswer>;
  execute(owner: string, id: string, confirmed: boolean): Promise<OperationView>;
  decline(owner: string, id: string): Promise<OperationView>;
  /** Plans the way back; of everything unless told. */
  undo(owner: string, id: string, scope?: UndoScope): Promise<OperationView>;
  list(owner: string): Promise<OperationView[]>;
  /** What a person uses of what their plan holds. */
  usage(owner: string): Promise<UsageView>;
  /** Settles operations that a crash left in the middle; call once before commands are taken. */
  recover(): Promise<void>;
}

/** The operation line on any store, any kind of project database, and whatever other services are given. */
export function operationLine(parts: LineParts): OperationLine {
  const { store } = parts;
  const context = lineContext(parts);
  const plan = planning(context);
  const stations = executing(context);
  return {
    plan: (owner, instruction, service = 'database') => plan(owner, instruction, service),
    execute: (owner, id, confirmed) => stations.execute(owner, id, confirmed),
    undo: (owner, id, scope = 'all') => planUndo(context, owner, id, scope),
    async decline(owner, id) {
      const project = await store.projectOf(owner);
      const row = await context.find(owner, id);
      const declined =
        row.state === 'proven' ? await store.move(id, 'proven', { state: 'declined' }) : undefined;
      if (!declined)
        throw new CommandError(
          'conflict',
          `This plan is ${row.state} and can no longer be declined.`,
          operationView(row, project.name),
        );
      await context.stationOf(declined).declined(project, declined);
      return operationView(declined, project.name);
    },
    async list(owner) {
      const project = await store.projectOf(owner);
      const rows = await store.operations(owner, 100);
      const leftOver = rows.some((row) => row.state === 'executing');
      if (leftOver) await stations.recover(rows);
      const settled = leftOver ? await store.operations(owner, 100) : rows;
      return settled.map((row) => operationView(row, project.name));
    },
    usage: async (owner) => context.allowance.usage(await store.projectOf(owner)),
    recover: async () => stations.recover(await store.unfinished()),
  };
}
