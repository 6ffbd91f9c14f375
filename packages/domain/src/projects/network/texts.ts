import type { NetworkState } from './state.ts';

/** Why a command cannot be sent: the network is not ready, or there is no command client. */
export const commandErrors = {
  notReady: 'Network not ready for operations',
  noInterface: 'GCP interface not available',
} as const;

/** The three states of the status dot. */
export type ConnectionStatus = 'online' | 'processing' | 'offline';

/**
 * The label in the header.
 * @example
 * networkLabel(initialNetwork) // => 'Connecting...'
 */
export function networkLabel(state: NetworkState): string {
  if (state.canPerformOperations) return 'GCP Ready';
  if (state.isConnected) return 'GCP Connected';
  return state.isConnecting ? 'Connecting...' : 'GCP Offline';
}

/**
 * The text of status panels; the documented last one has four full stops.
 * @example
 * networkStatusText(initialNetwork) // => 'Getting Ready....'
 */
export function networkStatusText(state: NetworkState): string {
  if (state.canPerformOperations) return 'Agent Ready';
  return state.isConnected ? 'Connected' : 'Getting Ready....';
}

/**
 * The state of the status dot.
 * @example
 * connectionStatus(initialNetwork) // => 'processing'
 */
export function connectionStatus(state: NetworkState): ConnectionStatus {
  if (state.canPerformOperations) return 'online';
  return state.isConnected || state.isConnecting ? 'processing' : 'offline';
}

/**
 * The header of the studio.
 * @example
 * studioHeader(initialNetwork) // => 'Agent Interface'
 */
export function studioHeader(state: NetworkState): string {
  return state.canPerformOperations ? 'Supabase + GitHub + Netlify Ready' : 'Agent Interface';
}
