import type { AgentMessage, StoredMessage } from '@saywright/domain/chat';
import { emptyLogs, maxSessions, startSession, type SessionLogs } from '@saywright/domain/sessions';
import { expect } from 'vitest';

export const startTime = '2027-01-15T08:00:00.000Z';

export function started(...ids: readonly string[]): SessionLogs {
  return ids.reduce((logs, id) => startSession(logs, { id, startTime }), emptyLogs);
}

export function message(id: string, content = 'Hello'): AgentMessage {
  return { id, timestamp: startTime, type: 'user', content };
}

export function stored(id: string, content: string, sender: string): StoredMessage {
  return { id, timestamp: startTime, sender, content, sessionId: 's' };
}

export const titles = (logs: SessionLogs): readonly string[] => logs.sessions.map(({ title }) => title);

export function expectSound(logs: SessionLogs): void {
  const ids = logs.sessions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(titles(logs)).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(maxSessions);
  expect(logs.lastNumber).toBeGreaterThanOrEqual(ids.length);
  expect([undefined, ...logs.sessions]).toContain(logs.currentSession);
  for (const session of logs.sessions) {
    expect(session.messages.every(({ sessionId }) => sessionId === session.id)).toBe(true);
  }
}
