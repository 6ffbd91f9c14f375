import { processingFailed } from '../chat/index.ts';
import type { Service } from '../operations/types.ts';
import type { AgentResponse, ProposedOperation } from './types.ts';

/** One planned operation of this visit (CS-AGNT-08). */
export interface HistoryEntry {
  readonly service: Service;
  readonly operation: ProposedOperation;
  readonly timestamp: string;
}

/** State of the multi-agent studio (CS-AGNT-07). */
export interface MultiAgentState {
  readonly isProcessing: boolean;
  readonly currentService: Service | undefined;
  readonly currentResponse: AgentResponse | undefined;
  readonly error: string | undefined;
  readonly operationHistory: readonly HistoryEntry[];
}

export type MultiAgentEvent =
  | { readonly kind: 'started'; readonly service: Service }
  | { readonly kind: 'answered'; readonly response: AgentResponse; readonly timestamp: string }
  | { readonly kind: 'failed'; readonly error?: string };

/** Idle, with no history (CS-CHAT-08). */
export const initialMultiAgent: MultiAgentState = {
  isProcessing: false,
  currentService: undefined,
  currentResponse: undefined,
  error: undefined,
  operationHistory: [],
};

function answered(
  state: MultiAgentState,
  service: Service,
  { response, timestamp }: { readonly response: AgentResponse; readonly timestamp: string },
): MultiAgentState {
  const { operation, success } = response;
  const entry = success && operation ? [{ service, operation, timestamp }] : [];
  return {
    ...state,
    isProcessing: false,
    currentResponse: response,
    error: success ? undefined : processingFailed,
    operationHistory: [...state.operationHistory, ...entry],
  };
}

/**
 * The state after an event; an answer nobody waits for changes nothing (CS-AGNT-07, CS-CHAT-11, CS-CHAT-12).
 * @example
 * reduceMultiAgent(initialMultiAgent, { kind: 'started', service: 'database' }).isProcessing // => true
 */
export function reduceMultiAgent(state: MultiAgentState, event: MultiAgentEvent): MultiAgentState {
  if (event.kind === 'started') {
    const { service } = event;
    return {
      ...state,
      isProcessing: true,
      currentService: service,
      currentResponse: undefined,
      error: undefined,
    };
  }
  if (!state.isProcessing || state.currentService === undefined) return state;
  if (event.kind === 'answered') return answered(state, state.currentService, event);
  return {
    ...state,
    isProcessing: false,
    currentResponse: undefined,
    error: event.error ?? processingFailed,
  };
}
