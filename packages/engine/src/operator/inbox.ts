import { inboxOf, type InboxMessage } from '../inbox/inbox.ts';
import { columns, printable, printableLine } from './text.ts';
import { OperatorError, usageOf, type Topic } from './topic.ts';

function row({ id, receivedAt, topic, email, message }: InboxMessage): readonly string[] {
  return [
    id,
    receivedAt.slice(0, 16).replace('T', ' '),
    topic,
    printableLine(email, 40),
    printableLine(message, 60),
  ];
}

function whole({ id, receivedAt, topic, name, email, account, message }: InboxMessage): string {
  return [
    `Message  ${id}`,
    `Received ${receivedAt}`,
    `Topic    ${topic}`,
    `From     ${printableLine(name, 100)} <${printableLine(email, 254)}>`,
    `Account  ${account ?? 'not signed in'}`,
    '',
    printable(message),
  ].join('\n');
}

/** Messages that people sent from /contact. */
export const inboxTopic: Topic = {
  name: 'inbox',
  usage: [
    'list         the open messages, oldest first',
    'list --done  the messages that are done',
    'show <id>    one message in full',
    'done <id>    mark a message as done',
  ],
  async run([command, argument = ''], { directory }) {
    const inbox = inboxOf(directory);
    if (command === 'list') {
      const kind = argument === '--done' ? 'done' : 'open';
      const messages = await inbox.list(kind);
      return messages.length === 0 ? `There are no ${kind} messages.` : columns(messages.map(row));
    }
    if (command === 'show') {
      const message = await inbox.find(argument);
      if (!message) throw new OperatorError(`There is no message ${JSON.stringify(argument)}.`);
      return whole(message);
    }
    if (command === 'done') {
      if (!(await inbox.finish(argument)))
        throw new OperatorError(`There is no open message ${JSON.stringify(argument)}.`);
      return `Message ${argument} is done.`;
    }
    throw new OperatorError(usageOf(inboxTopic));
  },
};
