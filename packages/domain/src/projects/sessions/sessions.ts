import { sessionTitle, type AgentMessage, type ChatSession } from '../chat/index.ts';
import { maxSessionMessages, maxSessions } from './limits.ts';
import { storedMessage } from './messages.ts';
import type { SessionLogs } from './types.ts';

/** No sessions yet. */
export const emptyLogs: SessionLogs = { sessions: [], currentSession: undefined, lastNumber: 0 };

/** The number the next session gets: one more than there are, and never one that was given before (A102). */
function nextNumber({ sessions, lastNumber }: SessionLogs): number {
  return Math.max(lastNumber, sessions.length) + 1;
}

interface OpenLogs extends SessionLogs {
  readonly currentSession: ChatSession;
}

/**
 * The logs with a new, empty session, which becomes the current one; an id that is taken is only switched to (CS-CHAT-01, CS-CHAT-02, A102).
 * @example
 * startSession(emptyLogs, { id: 's', startTime: '' }).currentSession.title // => 'Session 1'
 */
export function startSession(
  logs: SessionLogs,
  { id, startTime }: { readonly id: string; readonly startTime: string },
): OpenLogs {
  const known = logs.sessions.find((session) => session.id === id);
  if (known) return { ...logs, currentSession: known };
  const lastNumber = nextNumber(logs);
  const session: ChatSession = { id, startTime, title: sessionTitle(lastNumber), messages: [] };
  return {
    sessions: [...logs.sessions, session].slice(-maxSessions),
    currentSession: session,
    lastNumber,
  };
}

function withMessage(session: ChatSession, message: AgentMessage): ChatSession {
  if (session.messages.some(({ id }) => id === message.id)) return session;
  const messages = [...session.messages, storedMessage(message, session.id)];
  return { ...session, messages: messages.slice(-maxSessionMessages) };
}

/**
 * The logs with one more message in the current session, its secrets covered. Without one, the message starts a session under `newSessionId`;
 * so the first message of all creates 'Session 1' (CS-CHAT-02, CS-CHAT-05, A102).
 * @example
 * addSessionMessage(emptyLogs, { id: 'm', timestamp: '', type: 'user', content: 'Hello' }, 's').currentSession.title
 * // => 'Session 1'
 */
export function addSessionMessage(
  logs: SessionLogs,
  message: AgentMessage,
  newSessionId: string,
): SessionLogs {
  const { currentSession } = logs;
  const open: OpenLogs = currentSession
    ? { ...logs, currentSession }
    : startSession(logs, { id: newSessionId, startTime: message.timestamp });
  const session = withMessage(open.currentSession, message);
  return {
    ...open,
    sessions: open.sessions.map((known) => (known.id === session.id ? session : known)),
    currentSession: session,
  };
}

/**
 * The logs with another session as the current one; an unknown id changes nothing (A102).
 * @example
 * switchSession(emptyLogs, 'unknown') === emptyLogs // => true
 */
export function switchSession(logs: SessionLogs, id: string): SessionLogs {
  const session = logs.sessions.find((known) => known.id === id);
  return session && session !== logs.currentSession ? { ...logs, currentSession: session } : logs;
}

/**
 * The logs without a session; when it was the current one, the newest of the others takes its place (A102).
 * @example
 * deleteSession(startSession(emptyLogs, { id: 's', startTime: '' }), 's').sessions // => []
 */
export function deleteSession(logs: SessionLogs, id: string): SessionLogs {
  const sessions = logs.sessions.filter((session) => session.id !== id);
  if (sessions.length === logs.sessions.length) return logs;
  return {
    lastNumber: Math.max(logs.lastNumber, logs.sessions.length),
    sessions,
    currentSession: logs.currentSession?.id === id ? sessions.at(-1) : logs.currentSession,
  };
}

/**
 * The logs with a deleted session back in its place by time; it is the current one again where it was that, and nothing
 * changes where it is there already.
 * @example
 * restoreSession(emptyLogs, { id: 's', startTime: '', title: 'Session 1', messages: [] }, false).sessions.length // => 1
 */
export function restoreSession(logs: SessionLogs, session: ChatSession, wasCurrent: boolean): SessionLogs {
  if (logs.sessions.some(({ id }) => id === session.id)) return logs;
  const later = logs.sessions.findIndex(({ startTime }) => startTime > session.startTime);
  const at = later === -1 ? logs.sessions.length : later;
  return {
    ...logs,
    sessions: logs.sessions.toSpliced(at, 0, session).slice(-maxSessions),
    currentSession: wasCurrent ? session : logs.currentSession,
  };
}
