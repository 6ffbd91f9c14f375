export { defaultContext } from './commands.ts';
export type { AgentContexts } from './commands.ts';
export { failedResponse } from './failedResponse.ts';
export { initialMultiAgent, reduceMultiAgent } from './multiAgent.ts';
export type { HistoryEntry, MultiAgentEvent, MultiAgentState } from './multiAgent.ts';
export {
  executionReport,
  instructionReport,
  maxReportedInstruction,
  multiExecutionReport,
  multiInstructionReport,
} from './reports.ts';
export type { AgentReport, ProcessedFacts } from './reports.ts';
export { simulatedMark } from './samples.ts';
export { simulatedResponse } from './simulatedResponse.ts';
export type { SimulatedResponse, SimulatedResponses } from './simulatedResponse.ts';
export type {
  AgentResponse,
  AgentResponses,
  BranchInfo,
  CodeHostingResponse,
  DatabaseResponse,
  DeploymentInfo,
  DeploymentResponse,
  ProposedOperation,
} from './types.ts';
export type { UsageImpact } from '../receipt/usageImpact.ts';
