import { commands, plannedOperation, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import type { Device } from './studioClient.ts';

/** The operation that an instruction became; throws with the answer where it became none. */
export function operationOf(answer: PlanAnswer): OperationView {
  const operation = plannedOperation(answer);
  if (!operation) throw new Error(JSON.stringify(answer.outcome));
  return operation;
}

/** Plans an instruction and executes it, high risks confirmed. */
export async function carryOut({ send }: Pick<Device, 'send'>, instruction: string): Promise<OperationView> {
  const { id } = operationOf(await send(commands.planInstruction, { instruction }));
  return send(commands.execute, { operationId: id, confirmed: true });
}
