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

/** The documented pace at which the command client is looked for, in milliseconds (CS-NETW-05). */
const lookEvery = 1000;
/** Every how many looks an engine that did not answer is asked again. */
const askEvery = 5;

/** Looks for the command port, listens to its events and says what can be done. */
export function NetworkProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [state, dispatch] = useReducer(reduceNetwork, initialNetwork);

  useEffect(() => {
    let looks = 0;
    let found = false;
    let wasAway = false;
    const look = (): void => {
      const known = reachability.get();
      // Right after the network went it is not known yet whether the server went with it.
      if (known === 'unknown' && !navigator.onLine) return;
      const away = isAway(known);
      const port = away ? undefined : findPort();
      const wasFound = found;
      const turned = away !== wasAway;
      found = port !== undefined;
      wasAway = away;
      if (away) dispatch({ kind: 'server-lost' });
      // What is drawn already stays until the parts that show it have come.
      startTransition(() => {
        if (turned && !away) dispatch({ kind: 'server-found' });
        if (port && !wasFound) dispatch({ kind: 'client-found', projectId: port.projectId });
        if (!port && wasFound && !away) dispatch({ kind: 'client-lost' });
      });
      if (!port && !away && looks % askEvery === 0) void installEngineClient().then(look, () => {});
      looks += 1;
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
    // Looking again finds the port again, and says so.
    const offline = (): void => {
      found = false;
      dispatch({ kind: 'browser-offline' });
    };
    const online = (): void => {
      found = false;
      dispatch({ kind: 'browser-online' });
    };
    look();
    const stopHeartbeat = startHeartbeat();
    const unfollow = reachability.subscribe(look);
    const timer = setInterval(look, lookEvery);
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
