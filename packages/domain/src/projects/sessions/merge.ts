import type { ChatSession } from '../../language/chat/index.ts';
import { maxSessionMessages, maxSessions } from './limits.ts';
import { deleteSession } from './sessions.ts';
import { numberIn } from './storage.ts';
import type { SessionLogs } from './types.ts';

/** The order of two times in ISO 8601, as both copies write them. */
function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** A session with the project and the messages that only its other copy has; unchanged when it has all of that. */
function completed(
  session: ChatSession,
  { projectId = session.projectId, messages }: ChatSession,
): ChatSession {
  const known = new Set(session.messages.map(({ id }) => id));
  const added = messages.filter(({ id }) => !known.has(id));
  if (added.length === 0 && projectId === session.projectId) return session;
  const all = [...session.messages, ...added].toSorted((one, other) => order(one.timestamp, other.timestamp));
  return { ...session, projectId, messages: all.slice(-maxSessionMessages) };
}

/**
 * The logs with sessions and messages of another device, and without the sessions that were deleted there. The current
 * session stays the current one.
 * @example
 * mergeSessions(emptyLogs, [], ['unknown']) === emptyLogs // => true
 */
export function mergeSessions(
  logs: SessionLogs,
  others: readonly ChatSession[],
  gone: readonly string[] = [],
): SessionLogs {
  const left = gone.reduce(deleteSession, logs);
  const copies = new Map(others.map((session) => [session.id, session]));
  const merged = left.sessions.map((session) => {
    const copy = copies.get(session.id);
    copies.delete(session.id);
    return copy ? completed(session, copy) : session;
  });
  const isSame = copies.size === 0 && merged.every((session, at) => session === left.sessions[at]);
  if (isSame) return left;
  const sessions = [...merged, ...copies.values()]
    .toSorted((one, other) => order(one.startTime, other.startTime))
    .slice(-maxSessions);
  return {
    sessions,
    currentSession: sessions.find(({ id }) => id === left.currentSession?.id),
    lastNumber: Math.max(left.lastNumber, ...sessions.map(({ title }) => numberIn(title))),
  };
}
