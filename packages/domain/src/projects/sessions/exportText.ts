import type { ChatSession } from '../../language/chat/index.ts';
import { plainLine, withoutSecrets } from '../../shared/text/index.ts';

const senders: ReadonlyMap<string, string> = new Map([
  ['user', 'You'],
  ['ai', 'Saywright'],
  ['operation', 'Operation'],
]);

/**
 * A session as plain text: sender, time and content of each message, without secrets.
 * @example
 * sessionText({ id: 's', title: 'Session 1', startTime: '2026-11-21', messages: [] })
 * // => 'Session 1\nStarted 2026-11-21\n\nNo messages.\n'
 */
export function sessionText(session: ChatSession): string {
  const lines = session.messages.map(
    ({ timestamp, sender, content }) =>
      `[${plainLine(timestamp)}] ${senders.get(sender) ?? plainLine(sender)}:\n${withoutSecrets(content)}`,
  );
  const body = lines.length > 0 ? lines : ['No messages.'];
  return `${[`${plainLine(session.title)}\nStarted ${plainLine(session.startTime)}`, ...body].join('\n\n')}\n`;
}

/**
 * The file name of an exported session.
 * @example
 * sessionFileName({ title: 'Session 1' }) // => 'saywright-session-1.txt'
 */
export function sessionFileName(session: Pick<ChatSession, 'title'>): string {
  const name = session.title
    .toLowerCase()
    .replaceAll(/\s+/gu, '-')
    .replaceAll(/[^a-z0-9_-]/gu, '')
    .slice(0, 80);
  return `saywright-${name || 'session'}.txt`;
}
