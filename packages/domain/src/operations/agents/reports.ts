import type { OperationType, RiskLevel, Service } from '../types.ts';
import { limitText, plainLine, safeText } from '../../shared/text/index.ts';

/** The longest instruction a report carries, in characters. */
export const maxReportedInstruction = 200;
const longestId = 100;

/** An id cut to length but not masked: most ids would be mistaken for secrets. */
function reportedId(id: string): string {
  return limitText(plainLine(id), longestId);
}

/** The reported facts about a processed instruction. */
export interface ProcessedFacts {
  readonly instruction: string;
  readonly success: boolean;
  readonly operationType: OperationType;
  readonly risk: RiskLevel;
}

/** A report: the command that carries it and its payload. */
export type AgentReport =
  | { readonly command: 'agent_instruction_processed'; readonly payload: ProcessedFacts }
  | { readonly command: 'agent_operation_executed'; readonly payload: { readonly operationId: string } }
  | {
      readonly command: 'multi_agent_instruction_processed';
      readonly payload: ProcessedFacts & { readonly service: Service };
    }
  | {
      readonly command: 'multi_agent_operation_executed';
      readonly payload: { readonly operationId: string; readonly service: Service };
    };

function processed({ instruction, success, operationType, risk }: ProcessedFacts): ProcessedFacts {
  return { instruction: safeText(instruction, maxReportedInstruction), success, operationType, risk };
}

/**
 * Report of the single agent after an instruction; no secrets, cut to length.
 * @example
 * instructionReport({ instruction: 'Show customers', success: true, operationType: 'data', risk: 'low' }).command
 * // => 'agent_instruction_processed'
 */
export function instructionReport(facts: ProcessedFacts): AgentReport {
  return { command: 'agent_instruction_processed', payload: processed(facts) };
}

/**
 * Report of the single agent after an execution.
 * @example
 * executionReport('operation-7')
 * // => { command: 'agent_operation_executed', payload: { operationId: 'operation-7' } }
 */
export function executionReport(operationId: string): AgentReport {
  return { command: 'agent_operation_executed', payload: { operationId: reportedId(operationId) } };
}

/**
 * Report of the multi-agent studio after an instruction; no secrets, cut to length.
 * @example
 * multiInstructionReport('database', { instruction: 'Show customers', success: true, operationType: 'data', risk: 'low' }).command
 * // => 'multi_agent_instruction_processed'
 */
export function multiInstructionReport(service: Service, facts: ProcessedFacts): AgentReport {
  return { command: 'multi_agent_instruction_processed', payload: { ...processed(facts), service } };
}

/**
 * Report of the multi-agent studio after an execution.
 * @example
 * multiExecutionReport('database', 'operation-7').payload
 * // => { operationId: 'operation-7', service: 'database' }
 */
export function multiExecutionReport(service: Service, operationId: string): AgentReport {
  return {
    command: 'multi_agent_operation_executed',
    payload: { operationId: reportedId(operationId), service },
  };
}
