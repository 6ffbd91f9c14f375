import type { Operation } from '../operations/operation.ts';
import type { Service } from '../operations/types.ts';

/** A message as it is stored (CS-CHAT-05). */
export interface StoredMessage {
  readonly id: string;
  readonly timestamp: string;
  readonly sender: string;
  readonly content: string;
  readonly sessionId: string;
}

/** A chat session (CS-CHAT-01). */
export interface ChatSession {
  readonly id: string;
  readonly startTime: string;
  readonly title: string;
  readonly messages: readonly StoredMessage[];
}

/** What is kept in the browser: the sessions and the current one (CS-CHAT-04). */
export interface ChatLogs {
  readonly sessions: readonly ChatSession[];
  readonly currentSession: ChatSession | undefined;
}

/** A message of the agent chat (CS-CHAT-06, CS-CHAT-07). */
export interface AgentMessage {
  readonly id: string;
  readonly type: 'ai' | 'user' | 'operation';
  readonly content: string;
  readonly timestamp: string;
  readonly service?: Service;
  readonly operation?: Operation;
}
