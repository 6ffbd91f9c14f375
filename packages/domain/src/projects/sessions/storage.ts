import type { ChatSession, StoredMessage } from '../chat/index.ts';
import { fieldOf, textField } from '../fields/index.ts';
import { maxSessionMessages, maxSessions, maxStoredLength } from './limits.ts';
import { emptyLogs } from './sessions.ts';
import type { SessionLogs } from './types.ts';

/**
 * The key under which a user's chats are kept; visitors have one of their own (CS-CHAT-22, H14, D9).
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

/** One of each id, the last one that was written. */
function unique<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function readMessage(value: unknown, sessionId: string): readonly StoredMessage[] {
  const id = textField(value, 'id');
  const timestamp = textField(value, 'timestamp');
  const sender = textField(value, 'sender');
  const content = textField(value, 'content');
  if (!id || timestamp === undefined || sender === undefined || content === undefined) return [];
  return [{ id, timestamp, sender, content, sessionId }];
}

function readSession(value: unknown): readonly ChatSession[] {
  const id = textField(value, 'id');
  const startTime = textField(value, 'startTime');
  const title = textField(value, 'title');
  if (!id || startTime === undefined || !title) return [];
  const messages = unique(listField(value, 'messages').flatMap((message) => readMessage(message, id)));
  return [{ id, startTime, title, messages: messages.slice(-maxSessionMessages) }];
}

/** The number in a default title; 0 for any other. */
function numberIn(title: string): number {
  const number = Number(/^Session (\d{1,9})$/u.exec(title)?.[1]);
  return Number.isInteger(number) ? number : 0;
}

function readLastNumber(value: unknown, sessions: readonly ChatSession[]): number {
  const said = fieldOf(value, 'lastNumber');
  const kept = typeof said === 'number' && Number.isSafeInteger(said) && said > 0 ? said : 0;
  return Math.max(kept, sessions.length, ...sessions.map(({ title }) => numberIn(title)));
}

/** The current session is the one of the list with its id, so that the two cannot differ. */
function readCurrent(value: unknown, sessions: readonly ChatSession[]): ChatSession | undefined {
  const id = textField(fieldOf(value, 'currentSession'), 'id');
  return sessions.find((session) => session.id === id);
}

/**
 * Reads what the browser kept. What is not a session or a message is left out, and nothing readable means no sessions (H14, H41).
 * @example
 * parseChatLogs('not JSON') // => { sessions: [], currentSession: undefined, lastNumber: 0 }
 */
export function parseChatLogs(text: unknown): SessionLogs {
  if (typeof text !== 'string') return emptyLogs;
  try {
    const kept: unknown = JSON.parse(text);
    const sessions = unique(listField(kept, 'sessions').flatMap(readSession)).slice(-maxSessions);
    return {
      sessions,
      currentSession: readCurrent(kept, sessions),
      lastNumber: readLastNumber(kept, sessions),
    };
  } catch {
    return emptyLogs;
  }
}

function written({ sessions, currentSession, lastNumber }: SessionLogs): string {
  return JSON.stringify({ sessions, currentSession, lastNumber });
}

/** The logs without the least needed part: the oldest other session, or else the older half of the current one's messages. */
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
 * What to keep in the browser, no longer than the limit; the oldest is left out first (CS-CHAT-04, H14).
 * @example
 * writeChatLogs(emptyLogs) // => '{"sessions":[],"lastNumber":0}'
 */
export function writeChatLogs(logs: SessionLogs, limit = maxStoredLength): string {
  let kept = logs;
  let text = written(kept);
  while (text.length > limit && kept.sessions.some(({ messages }) => messages.length > 0)) {
    kept = smaller(kept);
    text = written(kept);
  }
  return text.length > limit ? written({ ...emptyLogs, lastNumber: logs.lastNumber }) : text;
}
