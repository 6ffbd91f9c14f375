import type { NetworkState } from './state.ts';
import type { StatusDetail } from './statusDetail.ts';
import { connectionStatus } from './texts.ts';

/** The events of the network. */
export type NetworkEvent =
  | { readonly kind: 'client-found'; readonly projectId: string }
  | { readonly kind: 'connected'; readonly projectId?: string; readonly message?: string }
  | ({ readonly kind: 'status' } & StatusDetail)
  | { readonly kind: 'client-lost'; readonly message?: string }
  | { readonly kind: 'browser-offline' }
  | { readonly kind: 'browser-online' }
  /** A call failed or a heartbeat was missed, and the server did not answer when asked again. */
  | { readonly kind: 'server-lost' }
  | { readonly kind: 'server-found' };

const eventMessages = {
  'client-found': 'Command client found',
  connected: 'Network connected',
  'client-lost': 'Command client lost',
  'browser-offline': 'The browser is offline',
  'browser-online': 'The browser is online again',
  'server-lost': 'The server does not answer',
  'server-found': 'The server answers again',
} as const;

function ready(state: NetworkState, projectId: string | undefined, lastMessage: string): NetworkState {
  return {
    isConnected: true,
    isConnecting: false,
    canPerformOperations: true,
    projectId: projectId?.trim() || state.projectId,
    lastMessage,
  };
}

function offline(state: NetworkState, lastMessage: string | undefined): NetworkState {
  return { ...state, isConnected: false, isConnecting: false, canPerformOperations: false, lastMessage };
}

/** Marks the server as lost; no change when that is known or the browser itself is offline. */
function serverLost(state: NetworkState): NetworkState {
  const isKnown =
    connectionStatus(state) === 'offline' &&
    (state.lastMessage === eventMessages['server-lost'] ||
      state.lastMessage === eventMessages['browser-offline']);
  return isKnown ? state : offline(state, eventMessages['server-lost']);
}

/** Applies a status event and keeps the flags consistent: operating implies a connection. */
function status(state: NetworkState, { connected, operational, message }: StatusDetail): NetworkState {
  const lastMessage = message ?? state.lastMessage;
  if (connected === false) return offline(state, lastMessage);
  const isConnected = connected ?? (operational === true || state.isConnected);
  return {
    ...state,
    isConnected,
    isConnecting: state.isConnecting && !isConnected,
    canPerformOperations: isConnected && (operational ?? state.canPerformOperations),
    lastMessage,
  };
}

/**
 * The network after an event; an event of unknown kind changes nothing.
 * @example
 * networkLabel(reduceNetwork(initialNetwork, { kind: 'client-found', projectId: 'shop' })) // => 'GCP Ready'
 */
export function reduceNetwork(state: NetworkState, event: NetworkEvent): NetworkState {
  switch (event.kind) {
    case 'client-found':
      return ready(state, event.projectId, eventMessages[event.kind]);
    case 'connected':
      return ready(state, event.projectId, event.message ?? eventMessages[event.kind]);
    case 'status':
      return status(state, event);
    case 'client-lost':
      return offline(state, event.message ?? eventMessages[event.kind]);
    case 'browser-offline':
      return offline(state, eventMessages[event.kind]);
    case 'server-lost':
      return serverLost(state);
    case 'browser-online':
    case 'server-found':
      return { ...state, isConnecting: !state.isConnected, lastMessage: eventMessages[event.kind] };
    default:
      return state;
  }
}
