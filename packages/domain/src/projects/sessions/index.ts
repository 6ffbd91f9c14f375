export { sessionFileName, sessionText } from './exportText.ts';
export { mergeSessions } from './merge.ts';
export { maxSessionMessages, maxSessions, maxStoredLength } from './limits.ts';
export { restoredMessage, storedMessage } from './messages.ts';
export {
  addOperationMessage,
  addSessionMessage,
  deleteSession,
  emptyLogs,
  restoreSession,
  startSession,
  switchSession,
} from './sessions.ts';
export { chatLogsKey, parseChatLogs, writeChatLogs } from './storage.ts';
export type { SessionLogs } from './types.ts';
