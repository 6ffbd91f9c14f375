import type { Operation } from '../../operations/operation.ts';
import type { Service } from '../../operations/types.ts';

/** A stored chat message. */
export interface StoredMessage {
  readonly id: string;
  readonly timestamp: string;
  readonly sender: string;
  readonly content: string;
  /** What it shows besides its text, as the app stored it and reads it again; without secrets. */
  readonly outcome?: unknown;
  readonly sessionId: string;
}

/** A chat session. */
export interface ChatSession {
  readonly id: string;
  /** The project it is about, once the server has it. */
  readonly projectId?: string | undefined;
  readonly startTime: string;
  readonly title: string;
  readonly messages: readonly StoredMessage[];
}

/** The chat logs stored in the browser: the sessions and the current one. */
export interface ChatLogs {
  readonly sessions: readonly ChatSession[];
  readonly currentSession: ChatSession | undefined;
}

/** A message of the agent chat. */
export interface AgentMessage {
  readonly id: string;
  readonly type: 'ai' | 'user' | 'operation';
  readonly content: string;
  readonly timestamp: string;
  /** What it shows besides its text; without secrets. */
  readonly outcome?: unknown;
  readonly service?: Service;
  readonly operation?: Operation;
}
