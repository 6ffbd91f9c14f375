import type { NetworkState } from './state.ts';

/** Why a command cannot be sent: the network cannot operate, or nothing is there to send it to (CS-ERRS-14, CS-ERRS-15, A11). */
export const commandErrors = {
  notReady: 'Network not ready for operations',
  noInterface: 'GCP interface not available',
} as const;

/** The three states of the status dot (CS-NETW-15). */
export type ConnectionStatus = 'online' | 'processing' | 'offline';

/**
 * Label of the header (CS-NETW-08 to CS-NETW-11).
 * @example
 * networkLabel(initialNetwork) // => 'Connecting...'
 */
export function networkLabel(state: NetworkState): string {
  if (state.canPerformOperations) return 'GCP Ready';
  if (state.isConnected) return 'GCP Connected';
  return state.isConnecting ? 'Connecting...' : 'GCP Offline';
}

/**
 * Text of status panels; the last one has four full stops (CS-NETW-12 to CS-NETW-14, A42).
 * @example
 * networkStatusText(initialNetwork) // => 'Getting Ready....'
 */
export function networkStatusText(state: NetworkState): string {
  if (state.canPerformOperations) return 'Agent Ready';
  return state.isConnected ? 'Connected' : 'Getting Ready....';
}

/**
 * State of the status dot (CS-NETW-15).
 * @example
 * connectionStatus(initialNetwork) // => 'processing'
 */
export function connectionStatus(state: NetworkState): ConnectionStatus {
  if (state.canPerformOperations) return 'online';
  return state.isConnected || state.isConnecting ? 'processing' : 'offline';
}

/**
 * Header of the studio (CS-STUD-05, CS-STUD-06).
 * @example
 * studioHeader(initialNetwork) // => 'Agent Interface'
 */
export function studioHeader(state: NetworkState): string {
  return state.canPerformOperations ? 'Supabase + GitHub + Netlify Ready' : 'Agent Interface';
}
