import { maxInstructionLength, type AgentMessage, type StoredMessage } from '../chat/index.ts';
import { limitText, withoutSecrets } from '../text/index.ts';

/**
 * A message of the agent chat as it is stored: who sent it is its type, and no secret is kept (CS-CHAT-05, A30, H13, H14).
 * @example
 * storedMessage({ id: 'm', type: 'user', content: 'password=abc', timestamp: '' }, 's').content
 * // => 'password=[removed]'
 */
export function storedMessage(message: AgentMessage, sessionId: string): StoredMessage {
  const { id, timestamp, type, content } = message;
  return {
    id,
    timestamp,
    sender: type,
    content: withoutSecrets(limitText(content, maxInstructionLength)),
    sessionId,
  };
}

/**
 * A stored message as the chat shows it again; its operation does not come back, so it cannot be executed (CS-CHAT-07, A30).
 * @example
 * restoredMessage({ id: 'm', timestamp: '', sender: 'someone', content: 'Hello', sessionId: 's' }).type
 * // => 'ai'
 */
export function restoredMessage({ id, timestamp, sender, content }: StoredMessage): AgentMessage {
  const type = sender === 'user' || sender === 'operation' ? sender : 'ai';
  return { id, type, content, timestamp };
}
