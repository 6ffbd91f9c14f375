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

/** One of the three agents of the hub. */
export interface Agent {
  /** A plan for the instruction, or why there is none. Rejects when the agent cannot be reached. */
  processInstruction(text: string): Promise<PlanAnswer>;
  /**
   * Whether the operation was executed; {@link Agent.operation} has the details. Rejects with the reason when it was
   * refused, and when the outcome is unknown.
   */
  executeOperation(operationId: string, confirmed?: boolean): Promise<boolean>;
  /** The operation as the server reports it. */
  operation(operationId: string): Promise<OperationView | undefined>;
}

/** Creates the agent of a panel; progress, response and error are held in the panel's state. */
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
