import { processingFailed } from '../../language/chat/index.ts';
import type { Service } from '../types.ts';
import type { AgentResponse } from './types.ts';

type AnyResponse = Pick<AgentResponse, 'success'> & { readonly operation?: unknown };

/** One operation planned in this visit. */
export interface HistoryEntry<Response extends AnyResponse = AgentResponse> {
  readonly service: Service;
  readonly operation: NonNullable<Response['operation']>;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** The state of the agents of a conversation. */
export interface MultiAgentState<Response extends AnyResponse = AgentResponse> {
  readonly isProcessing: boolean;
  readonly currentService: Service | undefined;
  readonly currentResponse: Response | undefined;
  readonly error: string | undefined;
  readonly operationHistory: readonly HistoryEntry<Response>[];
}

export type MultiAgentEvent<Response extends AnyResponse = AgentResponse> =
  | { readonly kind: 'started'; readonly service: Service }
  | { readonly kind: 'answered'; readonly response: Response; readonly timestamp: string }
  | { readonly kind: 'failed'; readonly error?: string };

/** Idle, with no history. */
export const initialMultiAgent: MultiAgentState<never> = {
  isProcessing: false,
  currentService: undefined,
  currentResponse: undefined,
  error: undefined,
  operationHistory: [],
};

function answered<Response extends AnyResponse>(
  state: MultiAgentState<Response>,
  service: Service,
  { response, timestamp }: { readonly response: Response; readonly timestamp: string },
): MultiAgentState<Response> {
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
 * The state after an event; an answer that is not awaited changes nothing.
 * @example
 * reduceMultiAgent(initialMultiAgent, { kind: 'started', service: 'database' }).isProcessing // => true
 */
export function reduceMultiAgent<Response extends AnyResponse = AgentResponse>(
  state: MultiAgentState<Response>,
  event: MultiAgentEvent<Response>,
): MultiAgentState<Response> {
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
