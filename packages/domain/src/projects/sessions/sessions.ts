import { sessionTitle, type AgentMessage, type ChatSession } from '../../language/chat/index.ts';
import { maxSessionMessages, maxSessions } from './limits.ts';
import { storedMessage } from './messages.ts';
import type { SessionLogs } from './types.ts';

/** Logs without sessions. */
export const emptyLogs: SessionLogs = { sessions: [], currentSession: undefined, lastNumber: 0 };

/** The number of the next session: higher than the count and than any number used before. */
function nextNumber({ sessions, lastNumber }: SessionLogs): number {
  return Math.max(lastNumber, sessions.length) + 1;
}

interface OpenLogs extends SessionLogs {
  readonly currentSession: ChatSession;
}

/**
 * The logs with a new, empty session as the current one; a known id only switches to its session.
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
 * The logs with one more message in the current session, its secrets removed. Without a current session, the message
 * starts one under `newSessionId`, so the very first message creates 'Session 1'.
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
 * The logs with one more message about an operation: in the current session, else in the newest one that shows the
 * operation. Starts no session, so a message about an operation that none shows is dropped.
 * @example
 * addOperationMessage(emptyLogs, { id: 'm', timestamp: '', type: 'ai', content: 'Done.' }, 'o') === emptyLogs // => true
 */
export function addOperationMessage(
  logs: SessionLogs,
  message: AgentMessage,
  operationId: string,
): SessionLogs {
  if (logs.currentSession) return addSessionMessage(logs, message, logs.currentSession.id);
  const shows = ({ messages }: ChatSession): boolean => messages.some(({ id }) => id === operationId);
  const found = logs.sessions.findLast(shows);
  if (!found) return logs;
  const session = withMessage(found, message);
  return { ...logs, sessions: logs.sessions.map((known) => (known === found ? session : known)) };
}

/**
 * The logs with another session as the current one; an unknown id changes nothing.
 * @example
 * switchSession(emptyLogs, 'unknown') === emptyLogs // => true
 */
export function switchSession(logs: SessionLogs, id: string): SessionLogs {
  const session = logs.sessions.find((known) => known.id === id);
  return session && session !== logs.currentSession ? { ...logs, currentSession: session } : logs;
}

/**
 * The logs without a session; if it was the current one, the newest of the others becomes current.
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
 * The logs with a deleted session restored in its place by time, as the current one if it was that. An existing id
 * changes nothing.
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
