import type { ChatSession, StoredMessage } from '../../language/chat/index.ts';
import { fieldOf, textField } from '../../shared/fields/index.ts';
import { maxSessionMessages, maxSessions, maxStoredLength } from './limits.ts';
import { emptyLogs } from './sessions.ts';
import type { SessionLogs } from './types.ts';

/**
 * The storage key of a user's chats; visitors have a separate one.
 * @example
 * chatLogsKey('ada') // => 'saywright-chat-logs:ada'
 */
export function chatLogsKey(userId: string | undefined): string {
  return userId ? `saywright-chat-logs:${userId}` : 'saywright-chat-logs';
}

function listField(value: unknown, name: string): readonly unknown[] {
  const found = fieldOf(value, name);
  return Array.isArray(found) ? found : [];
}

/** One item for each id, the last one. */
function unique<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function readMessage(value: unknown, sessionId: string): readonly StoredMessage[] {
  const id = textField(value, 'id');
  const timestamp = textField(value, 'timestamp');
  const sender = textField(value, 'sender');
  const content = textField(value, 'content');
  if (!id || timestamp === undefined || sender === undefined || content === undefined) return [];
  // Nothing and null are the same in JSON.
  const outcome = fieldOf(value, 'outcome') ?? undefined;
  return [{ id, timestamp, sender, content, sessionId, ...(outcome !== undefined && { outcome }) }];
}

function readSession(value: unknown): readonly ChatSession[] {
  const id = textField(value, 'id');
  const startTime = textField(value, 'startTime');
  const title = textField(value, 'title');
  if (!id || startTime === undefined || !title) return [];
  const messages = unique(listField(value, 'messages').flatMap((message) => readMessage(message, id)));
  const projectId = textField(value, 'projectId');
  return [
    {
      id,
      ...(projectId !== undefined && { projectId }),
      startTime,
      title,
      messages: messages.slice(-maxSessionMessages),
    },
  ];
}

/** The number in a default title; 0 for any other. */
export function numberIn(title: string): number {
  const number = Number(/^Session (\d{1,9})$/u.exec(title)?.[1]);
  return Number.isInteger(number) ? number : 0;
}

function readLastNumber(value: unknown, sessions: readonly ChatSession[]): number {
  const field = fieldOf(value, 'lastNumber');
  const stored = typeof field === 'number' && Number.isSafeInteger(field) && field > 0 ? field : 0;
  return Math.max(stored, sessions.length, ...sessions.map(({ title }) => numberIn(title)));
}

/** Looks the current session up in the list by its id, so that the two cannot differ. */
function readCurrent(value: unknown, sessions: readonly ChatSession[]): ChatSession | undefined {
  const id = textField(fieldOf(value, 'currentSession'), 'id');
  return sessions.find((session) => session.id === id);
}

/**
 * Reads the stored logs. Malformed sessions and messages are left out; unreadable text gives no sessions.
 * @example
 * parseChatLogs('not JSON') // => { sessions: [], currentSession: undefined, lastNumber: 0 }
 */
export function parseChatLogs(text: unknown): SessionLogs {
  if (typeof text !== 'string') return emptyLogs;
  try {
    const stored: unknown = JSON.parse(text);
    const sessions = unique(listField(stored, 'sessions').flatMap(readSession)).slice(-maxSessions);
    return {
      sessions,
      currentSession: readCurrent(stored, sessions),
      lastNumber: readLastNumber(stored, sessions),
    };
  } catch {
    return emptyLogs;
  }
}

function written({ sessions, currentSession, lastNumber }: SessionLogs): string {
  return JSON.stringify({ sessions, currentSession, lastNumber });
}

/** Drops the least needed data: the oldest other session, or else the older half of the current session's messages. */
function smaller(logs: SessionLogs): SessionLogs {
  const { sessions, currentSession } = logs;
  const oldest = sessions.find((session) => session.id !== currentSession?.id);
  if (oldest) return { ...logs, sessions: sessions.filter((session) => session !== oldest) };
  const halved = sessions.map((session) => ({
    ...session,
    messages: session.messages.slice(Math.ceil(session.messages.length / 2)),
  }));
  return { ...logs, sessions: halved, currentSession: currentSession && halved[0] };
}

/**
 * The text to store, no longer than the limit; the oldest data is dropped first.
 * @example
 * writeChatLogs(emptyLogs) // => '{"sessions":[],"lastNumber":0}'
 */
export function writeChatLogs(logs: SessionLogs, limit = maxStoredLength): string {
  let shortened = logs;
  let text = written(shortened);
  while (text.length > limit && shortened.sessions.some(({ messages }) => messages.length > 0)) {
    shortened = smaller(shortened);
    text = written(shortened);
  }
  return text.length > limit ? written({ ...emptyLogs, lastNumber: logs.lastNumber }) : text;
}
