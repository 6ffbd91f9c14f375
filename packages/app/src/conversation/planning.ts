import {
  executionReport,
  instructionReport,
  multiExecutionReport,
  multiInstructionReport,
  type ProcessedFacts,
} from '@saywright/domain/agents';
import {
  classifyOperationType,
  operationTypes,
  type OperationType,
  type Service,
} from '@saywright/domain/operations';
import { settingIn } from '@saywright/domain/deployment';
import { keywordRisk } from '@saywright/domain/risk';
import { commands, type OperationView } from '@saywright/engine/protocol';
import { classifyError } from '@saywright/domain/errors';
import type { Send } from '../services/commands.ts';
import { logError } from '../services/errors.ts';

/** An instruction as it may be shown again: without the value of a variable. Other secrets go where it is stored. */
export function keptText(text: string): string {
  return settingIn(text)?.said ?? text;
}

/** Id and time of a new turn. */
export function moment(): { readonly id: string; readonly at: string } {
  return { id: crypto.randomUUID(), at: new Date().toISOString() };
}

/** What came of an instruction, as a report tells it. */
export interface Processed {
  readonly success: boolean;
  /** The plan's own type and risk; without a plan the words are all there is. */
  readonly planned?: Pick<OperationView, 'type' | 'risk'> | undefined;
}

/** The type as a report knows it; a plan of another kind ('undo') has none. */
function typeOf(type: string | undefined): OperationType | undefined {
  return operationTypes.find((known) => known === type);
}

function processed(service: Service, instruction: string, { success, planned }: Processed): ProcessedFacts {
  return {
    instruction: keptText(instruction),
    success,
    operationType: typeOf(planned?.type) ?? classifyOperationType(service, instruction),
    risk: planned?.risk ?? keywordRisk(service, instruction),
  };
}

/** Reports never reach the person: one that fails is only logged (CS-CALL-22, CS-CALL-23). */
function logged(operation: string, report: Promise<unknown>): void {
  report.catch((error: unknown) => logError(classifyError(error), { service: 'reports', operation }));
}

/** Tells the engine that an instruction was processed (CS-CALL-26). */
export function reportInstruction(send: Send, service: Service, instruction: string, came: Processed): void {
  const { payload } = multiInstructionReport(service, processed(service, instruction, came));
  logged('instruction', send(commands.multiAgentInstructionProcessed, { ...payload }));
}

/** Tells the engine that an operation was executed (CS-CALL-27). */
export function reportExecution(send: Send, service: Service, operationId: string): void {
  const { payload } = multiExecutionReport(service, operationId);
  logged('execution', send(commands.multiAgentOperationExecuted, { ...payload }));
}

/** The same two of the agent that plans for the database alone (CS-CALL-24, CS-CALL-25, A36). */
export function reportSchemaInstruction(send: Send, instruction: string, came: Processed): void {
  const { payload } = instructionReport(processed('database', instruction, came));
  logged('instruction', send(commands.agentInstructionProcessed, { ...payload }));
}

export function reportSchemaExecution(send: Send, operationId: string): void {
  const { payload } = executionReport(operationId);
  logged('execution', send(commands.agentOperationExecuted, { ...payload }));
}
