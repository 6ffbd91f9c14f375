import type { ChatLogs } from '../../language/chat/index.ts';

/** The chat logs that the browser stores. */
export interface SessionLogs extends ChatLogs {
  /** The highest session number used so far, so that none is used twice. */
  readonly lastNumber: number;
}
