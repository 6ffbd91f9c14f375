import type { IntegrationPanel } from '@saywright/domain/integrations';
import type { Service } from '@saywright/domain/operations';
import { commands, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import type { Send } from '../../services/commands.ts';

/** The service behind each panel. */
export const panelServices = {
  'source-host': 'code-hosting',
  deployment: 'deployment',
  schema: 'database',
} as const satisfies Readonly<Record<IntegrationPanel, Service>>;

/** One of the three agents of the hub (SP-INTG-27 to SP-INTG-30). */
export interface Agent {
  /** A plan for what was said, or why there is none. Rejects when the agent cannot be reached. */
  processInstruction(text: string): Promise<PlanAnswer>;
  /**
   * Whether the operation was carried out, as {@link Agent.operation} then says in full. Rejects with the reason when it
   * was refused, and when nothing is known.
   */
  executeOperation(operationId: string, confirmed?: boolean): Promise<boolean>;
  /** An operation as the server knows it. */
  operation(operationId: string): Promise<OperationView | undefined>;
}

/** The agent of a panel; what it is doing, its last response and its error are the state of the panel. */
export function agentFor(panel: IntegrationPanel, send: Send): Agent {
  return {
    processInstruction: async (text) => {
      const { askForPlan } = await import('../../conversation/planFor.ts');
      return askForPlan(send, panelServices[panel], text, true);
    },
    executeOperation: async (operationId, confirmed = false) =>
      (await send(commands.execute, { operationId, confirmed })).state === 'executed',
    operation: async (operationId) =>
      (await send(commands.listOperations, {})).find(({ id }) => id === operationId),
  };
}
