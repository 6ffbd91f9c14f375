import type { ChatSession } from '@saywright/domain/chat';
import { sessionFileName, sessionText } from '@saywright/domain/sessions';
import { createContext, useContext, useMemo } from 'react';
import { useAuth } from '../providers/auth.ts';
import { saveFile } from '../services/saveFile.ts';
import { sessionsOf, type SessionEvent } from '../services/sessions.ts';
import { useStore, type Store } from '../services/store.ts';
import { projectOfTab } from '../services/tabProject.ts';
import type { SessionLogs } from '@saywright/domain/sessions';

/** Overrides where chats are stored, as in the sandbox of the home page. */
export const SessionsContext = createContext<Store<SessionLogs, SessionEvent> | undefined>(undefined);

/** The chats of this part of the page and their actions. */
export interface Sessions {
  readonly logs: SessionLogs;
  readonly send: (event: SessionEvent) => void;
  /** Id of the current chat, or of the one that the next message starts. */
  readonly openSession: () => string;
  /** Whether one chat is shown, and not all changes. */
  readonly isOpen: () => boolean;
  readonly begin: () => void;
  readonly exportAsText: (session: ChatSession) => void;
}

/** The chats about the project of this tab, with those that the server does not have yet. */
function ofTab(logs: SessionLogs): SessionLogs {
  const project = projectOfTab();
  const isHere = ({ projectId }: ChatSession): boolean =>
    project === undefined || projectId === undefined || projectId === project;
  if (logs.sessions.every(isHere)) return logs;
  const current = logs.currentSession;
  return {
    ...logs,
    sessions: logs.sessions.filter(isHere),
    currentSession: current && isHere(current) ? current : undefined,
  };
}

/** The chats of the signed-in person, or of the sandbox. */
export function useSessions(): Sessions {
  const own = useContext(SessionsContext);
  const { ownerId } = useAuth();
  const store = own ?? sessionsOf(ownerId);
  const all = useStore(store);
  return useMemo(() => {
    const shown = (logs: SessionLogs): SessionLogs => (own ? logs : ofTab(logs));
    return {
      logs: shown(all),
      send: (event) => {
        // A chat about another project is left alone; a message sent here starts a new one.
        if ((event.kind === 'said' || event.kind === 'reported') && !shown(store.get()).currentSession)
          store.send({ kind: 'left' });
        store.send(event);
      },
      openSession: () => shown(store.get()).currentSession?.id ?? crypto.randomUUID(),
      isOpen: () => shown(store.get()).currentSession !== undefined,
      begin: () =>
        void store.send({ kind: 'started', id: crypto.randomUUID(), startTime: new Date().toISOString() }),
      exportAsText: (session) => saveFile(sessionFileName(session), 'text/plain', sessionText(session)),
    };
  }, [all, own, store]);
}
