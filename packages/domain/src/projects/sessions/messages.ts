import { maxInstructionLength, type AgentMessage, type StoredMessage } from '../../language/chat/index.ts';
import { limitText, withoutSecrets } from '../../shared/text/index.ts';

/**
 * The stored form of a chat message: its type is the sender, and secrets are removed.
 * @example
 * storedMessage({ id: 'm', type: 'user', content: 'password=abc', timestamp: '' }, 's').content
 * // => 'password=[removed]'
 */
export function storedMessage(message: AgentMessage, sessionId: string): StoredMessage {
  const { id, timestamp, type, content, outcome } = message;
  return {
    id,
    timestamp,
    sender: type,
    content: withoutSecrets(limitText(content, maxInstructionLength)),
    ...(outcome !== undefined && { outcome }),
    sessionId,
  };
}

/**
 * A stored message restored for the chat; without its operation, so that nothing can be executed from it.
 * @example
 * restoredMessage({ id: 'm', timestamp: '', sender: 'someone', content: 'Hello', sessionId: 's' }).type
 * // => 'ai'
 */
export function restoredMessage({ id, timestamp, sender, content, outcome }: StoredMessage): AgentMessage {
  const type = sender === 'user' || sender === 'operation' ? sender : 'ai';
  return { id, type, content, timestamp, ...(outcome !== undefined && { outcome }) };
}
