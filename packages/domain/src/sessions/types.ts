import type { ChatLogs } from '../chat/index.ts';

/** What the browser keeps of the chats: the sessions, the current one, and how many there ever were (CS-CHAT-04, A102). */
export interface SessionLogs extends ChatLogs {
  /** The highest number a session was given, so that none is given twice. */
  readonly lastNumber: number;
}
