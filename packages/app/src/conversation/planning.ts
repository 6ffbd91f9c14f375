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

/** An instruction that may be shown again: without the value of a variable. Other secrets are removed when it is stored. */
export function redactedText(text: string): string {
  return settingIn(text)?.said ?? text;
}

/** Id and time of a new turn. */
export function newTurn(): { readonly id: string; readonly at: string } {
  return { id: crypto.randomUUID(), at: new Date().toISOString() };
}

/** Outcome of an instruction, for a report. */
export interface Processed {
  readonly success: boolean;
  /** The plan's type and risk; without a plan they are derived from the words. */
  readonly planned?: Pick<OperationView, 'type' | 'risk'> | undefined;
}

/** The type for a report; undefined for other kinds of plan ('undo'). */
function typeOf(type: string | undefined): OperationType | undefined {
  return operationTypes.find((known) => known === type);
}

function processed(service: Service, instruction: string, { success, planned }: Processed): ProcessedFacts {
  return {
    instruction: redactedText(instruction),
    success,
    operationType: typeOf(planned?.type) ?? classifyOperationType(service, instruction),
    risk: planned?.risk ?? keywordRisk(service, instruction),
  };
}

/** Logs a failed report; the person never sees it. */
function logged(operation: string, report: Promise<unknown>): void {
  report.catch((error: unknown) => logError(classifyError(error), { service: 'reports', operation }));
}

/** Reports a processed instruction to the engine. */
export function reportInstruction(send: Send, service: Service, instruction: string, came: Processed): void {
  const { payload } = multiInstructionReport(service, processed(service, instruction, came));
  logged('instruction', send(commands.multiAgentInstructionProcessed, { ...payload }));
}

/** Reports an executed operation to the engine. */
export function reportExecution(send: Send, service: Service, operationId: string): void {
  const { payload } = multiExecutionReport(service, operationId);
  logged('execution', send(commands.multiAgentOperationExecuted, { ...payload }));
}

/** The same two reports for the schema agent. */
export function reportSchemaInstruction(send: Send, instruction: string, came: Processed): void {
  const { payload } = instructionReport(processed('database', instruction, came));
  logged('instruction', send(commands.agentInstructionProcessed, { ...payload }));
}

export function reportSchemaExecution(send: Send, operationId: string): void {
  const { payload } = executionReport(operationId);
  logged('execution', send(commands.agentOperationExecuted, { ...payload }));
}
