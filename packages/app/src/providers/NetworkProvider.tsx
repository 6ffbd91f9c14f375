import {
  connectionStatus,
  initialNetwork,
  networkLabel,
  networkStatusText,
  reduceNetwork,
  studioHeader,
  type StatusDetail,
} from '@saywright/domain/network';
import { startTransition, useEffect, useMemo, useReducer, type ReactElement, type ReactNode } from 'react';
import { findPort, installEngineClient } from '../services/commandPort.ts';
import { isAway, reachability, startHeartbeat } from '../services/reachability.ts';
import { NetworkContext } from './network.ts';

/** The documented polling interval for the command client, in milliseconds. */
const pollInterval = 1000;
/** After how many polls an engine that did not answer is tried again. */
const pollsPerInstall = 5;

/** Polls for the command port, listens to its events and provides the network state. */
export function NetworkProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [state, dispatch] = useReducer(reduceNetwork, initialNetwork);

  useEffect(() => {
    let polls = 0;
    let found = false;
    let wasAway = false;
    const poll = (): void => {
      const known = reachability.get();
      // Right after going offline it is not known yet whether the server is unreachable, too.
      if (known === 'unknown' && !navigator.onLine) return;
      const away = isAway(known);
      const port = away ? undefined : findPort();
      const wasFound = found;
      const turned = away !== wasAway;
      found = port !== undefined;
      wasAway = away;
      if (away) dispatch({ kind: 'server-lost' });
      // The current content stays until the components that show the change have loaded.
      startTransition(() => {
        if (turned && !away) dispatch({ kind: 'server-found' });
        if (port && !wasFound) dispatch({ kind: 'client-found', projectId: port.projectId });
        if (!port && wasFound && !away) dispatch({ kind: 'client-lost' });
      });
      if (!port && !away && polls % pollsPerInstall === 0) void installEngineClient().then(poll, () => {});
      polls += 1;
    };
    const detailOf = async (event: Event): Promise<StatusDetail> => {
      const { parseStatusDetail } = await import('../services/statusDetail.ts');
      return parseStatusDetail(event instanceof CustomEvent ? event.detail : undefined);
    };
    const connected = (event: Event): void =>
      void detailOf(event).then(({ message }) =>
        dispatch({ kind: 'connected', ...(message === undefined ? {} : { message }) }),
      );
    const status = (event: Event): void =>
      void detailOf(event).then((detail) => dispatch({ kind: 'status', ...detail }));
    // The next poll finds the port again and dispatches it.
    const offline = (): void => {
      found = false;
      dispatch({ kind: 'browser-offline' });
    };
    const online = (): void => {
      found = false;
      dispatch({ kind: 'browser-online' });
    };
    poll();
    const stopHeartbeat = startHeartbeat();
    const unfollow = reachability.subscribe(poll);
    const timer = setInterval(poll, pollInterval);
    window.addEventListener('gcp:connected', connected);
    window.addEventListener('gcp:status', status);
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      unfollow();
      stopHeartbeat();
      window.removeEventListener('gcp:connected', connected);
      window.removeEventListener('gcp:status', status);
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
    };
  }, []);

  const value = useMemo(
    () => ({
      canPerformOperations: state.canPerformOperations,
      status: connectionStatus(state),
      projectId: state.projectId,
      label: networkLabel(state),
      statusText: networkStatusText(state),
      studioHeader: studioHeader(state),
      lastMessage: state.lastMessage,
    }),
    [state],
  );
  return <NetworkContext value={value}>{children}</NetworkContext>;
}
