import {
  addOperationMessage,
  addSessionMessage,
  chatLogsKey,
  deleteSession,
  emptyLogs,
  mergeSessions,
  parseChatLogs,
  restoreSession,
  startSession,
  switchSession,
  writeChatLogs,
  type SessionLogs,
} from '@saywright/domain/sessions';
import type { AgentMessage, ChatSession } from '@saywright/domain/chat';
import { forget, noteDeleted } from './sessionSyncState.ts';
import { readText, writeText } from './storage.ts';
import { createStore, type Store } from './store.ts';

/** Events of a person's chats. */
export type SessionEvent =
  /** Without a current session, the message starts one under `newId`. */
  | { readonly kind: 'said'; readonly message: AgentMessage; readonly newId?: string }
  /** What came of an operation, for the chat that shows it. */
  | { readonly kind: 'reported'; readonly message: AgentMessage; readonly operationId: string }
  | { readonly kind: 'started'; readonly id: string; readonly startTime: string }
  | { readonly kind: 'switched'; readonly id: string }
  /** Switches to all operations, from any chat. */
  | { readonly kind: 'left' }
  | { readonly kind: 'deleted'; readonly id: string }
  /** A deletion is undone. */
  | { readonly kind: 'restored'; readonly session: ChatSession; readonly wasCurrent: boolean }
  | { readonly kind: 'cleared' }
  /** The server has chats or turns that this browser does not, or no longer has some. */
  | { readonly kind: 'synced'; readonly sessions: readonly ChatSession[]; readonly gone: readonly string[] }
  /** Another tab has written. */
  | { readonly kind: 'read'; readonly text: string | null };

function reduce(logs: SessionLogs, event: SessionEvent): SessionLogs {
  switch (event.kind) {
    case 'said':
      return addSessionMessage(logs, event.message, event.newId ?? crypto.randomUUID());
    case 'reported':
      return addOperationMessage(logs, event.message, event.operationId);
    case 'started':
      return startSession(logs, event);
    case 'switched':
      return switchSession(logs, event.id);
    case 'left':
      return logs.currentSession ? { ...logs, currentSession: undefined } : logs;
    case 'deleted':
      return deleteSession(logs, event.id);
    case 'restored':
      return restoreSession(logs, event.session, event.wasCurrent);
    case 'cleared':
      return { ...emptyLogs, lastNumber: logs.lastNumber };
    case 'synced':
      return mergeSessions(logs, event.sessions, event.gone);
    default: {
      // The other tab's chats, but this tab's current session.
      const read = parseChatLogs(event.text);
      return { ...read, currentSession: read.sessions.find(({ id }) => id === logs.currentSession?.id) };
    }
  }
}

const stores = new Map<string, Store<SessionLogs, SessionEvent>>();

/** One person's chats in this browser. */
export function sessionsOf(userId: string): Store<SessionLogs, SessionEvent> {
  const known = stores.get(userId);
  if (known) return known;
  const key = chatLogsKey(userId);
  const inner = createStore(reduce, parseChatLogs(readText(key)));
  const store: Store<SessionLogs, SessionEvent> = {
    ...inner,
    send: (event) => {
      if (event.kind === 'deleted') noteDeleted(userId, event.id);
      if (event.kind === 'restored') forget(userId, event.session.id);
      return inner.send(event);
    },
  };
  let isReading = false;
  store.subscribe(() => {
    if (!isReading) writeText(key, writeChatLogs(store.get()));
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    isReading = true;
    store.send({ kind: 'read', text: event.newValue });
    isReading = false;
  });
  stores.set(userId, store);
  return store;
}

/** Chats that are not persisted, as in the sandbox of the home page. */
export function passingSessions(): Store<SessionLogs, SessionEvent> {
  return createStore(reduce, emptyLogs);
}
