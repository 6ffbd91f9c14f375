import type { HelpExample } from './types.ts';

/** The two worked examples. */
export const helpExamples: readonly HelpExample[] = [
  {
    id: 'example-to-do-list',
    type: 'example',
    title: 'Example: a to-do list',
    content: [
      'A list in which everyone sees only their own to-dos. First the table: a title, an optional due date and whether it is done. The words at the end of the sentence make each to-do private.',
      'Then add a to-do, find those that are open, and mark one as done. Each change shows its counted effect before you press Execute.',
      'Try it signed in as two different people: neither finds the to-dos of the other.',
    ].join('\n\n'),
    instructions: [
      'Create a todos table with a title, an optional due date and a status that can be open or done, starting at open, where people only see their own',
      'Show todos with status open',
      'Mark all todos as done',
    ],
  },
  {
    id: 'example-contact-form',
    type: 'example',
    title: 'Example: a contact form',
    content: [
      'A form that visitors of your site fill in, and whose messages only you can read. First the table for the messages: a name, an email, the text, the day it came and whether it is answered.',
      'A new table is locked, so nobody else can read it. Connect the form of your site builder to the table only after you have allowed what the form needs, and nothing more.',
      'To work through the messages, ask for the new ones and mark what you have answered.',
    ].join('\n\n'),
    instructions: [
      'Create a messages table with a name, an email, a text, a received date and a status that can be new or answered, starting at new',
      'Show messages with status new',
      'Mark all messages as answered',
      'How many messages do we have?',
    ],
  },
];
