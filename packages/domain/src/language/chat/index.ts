export { canSend, instructionProblem, maxInstructionLength } from './instruction.ts';
export { askForManualSteps, asksForManualSteps, manualSteps } from './manualSteps.ts';
export {
  agentStatusText,
  executionFailed,
  executionSucceeded,
  guidanceDelay,
  noNetworkGuidance,
  processingFailed,
  sessionTitle,
} from './texts.ts';
export type { Execution } from './texts.ts';
export type { AgentMessage, ChatLogs, ChatSession, StoredMessage } from './types.ts';
export { addWaiting, canKeepWaiting, parseWaiting, removeWaiting } from './waiting.ts';
export type { WaitingInstruction } from './waiting.ts';
