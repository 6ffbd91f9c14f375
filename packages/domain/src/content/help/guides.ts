import type { HelpGuide } from './types.ts';

/** One guide for each topic. */
export const helpGuides: readonly HelpGuide[] = [
  {
    id: 'guide-intro',
    type: 'guide',
    topic: 'intro',
    title: 'Introduction: from a sentence to a change',
    content: [
      'Open the AI Agent and say what you want in plain English, one request at a time. You get one of three honest answers: a plan, a question, or a no.',
      'A plan shows the sentence that was understood, the steps, the exact statements, the risk and a receipt. The receipt is counted, not guessed: the plan runs on your real data and is rolled back before you see it.',
      'Nothing runs until you press Execute. A high-risk plan asks a second time and names what would be lost. Afterwards Undo reverts the change, and the undo itself was tested before.',
      'A question comes with choices to press. A no says why, and what you can ask for instead.',
    ].join('\n\n'),
    instructions: [
      'Create a customers table with a name, a unique email and a signup date',
      'Add a customer named Ada',
      'How many customers do we have?',
    ],
  },
  {
    id: 'guide-data-modelling',
    type: 'guide',
    topic: 'data-modelling',
    title: 'Data modelling: decide what your app remembers',
    content: [
      'Make one table for each kind of thing: customers, products, orders. Name it in the plural and say which facts each row holds. Every table gets its own row id.',
      'A fact must be filled in unless you call it optional. Say unique when no two rows may share it, such as an email. Say which values are possible when there are only a few, and which one a new row starts with.',
      'Say belongs to when a row is about a row of another table, as an order is about a customer. That keeps the name of the customer in one place, and an order cannot point to nobody.',
      'You can add, rename and remove facts later. Removing one loses its values, so the receipt counts them first.',
    ].join('\n\n'),
    instructions: [
      'Create a suppliers table with a name, an optional phone number and a status that can be new, trusted or blocked, starting at new',
      'Create a reviews table with a text and a rating that belongs to products',
      'Rename the phone column of customers to mobile',
      'Add an optional birthday to customers',
    ],
  },
  {
    id: 'guide-data-actions',
    type: 'guide',
    topic: 'data-actions',
    title: 'Data actions: add, change, find and delete rows',
    content: [
      'Add a row by naming the thing and its facts. To change rows, say which ones and what should be different. Say all when you mean all: no change affects every row unless you say so.',
      'Ask questions the same way. A question is answered at once, because reading changes nothing. You can count, list, add up and filter by value or by date.',
      'Before a deletion you see how many rows go, those of other tables included. It is always high risk and asks twice. The rows are kept, so that Undo can bring them back.',
      'When a name is not quite right you are asked which one you mean. It is never guessed where something could be lost.',
    ].join('\n\n'),
    instructions: [
      'Add a product named Lamp with a price of 49.90',
      'Mark all orders as shipped',
      'Show orders with a total above 100',
      'Delete all archived orders',
    ],
  },
  {
    id: 'guide-automation',
    type: 'guide',
    topic: 'automation',
    title: 'Automation: let the database keep the rules',
    content: [
      'The best automation is a rule that cannot be forgotten. A starting value fills itself in, a unique fact refuses duplicates, and a short list of possible values catches typing mistakes.',
      'The same goes for privacy. Once people only see their own rows, that holds on every page and in every app that uses the table. Who can see what is shown with the plan, checked in the database itself.',
      'You can put several requests in one instruction. They become several operations in order; each is planned when the one before it is done, and each waits for your approval.',
      'The agent monitor checks the project every 30 seconds, tells you about slow answers and missing rules, and proposes a fix. It never changes anything without your approval.',
    ].join('\n\n'),
    instructions: [
      'People should only see their own orders',
      'Make the email of customers required',
      'Create a tickets table with a subject and a state that can be open or closed, starting at open',
    ],
  },
  {
    id: 'guide-backend-in-builder',
    type: 'guide',
    topic: 'backend-in-builder',
    title: 'Use the backend inside your site builder',
    content: [
      'A site builder shows pages; the backend keeps what people enter and decides who may see it. The two meet through two values: the address of the project and its public key. Both are made to be seen in a browser.',
      'Put these two values into the settings of the connector of your builder, then choose the table a list or a form works with. Names are the ones you see under Project Data, written with underscores instead of spaces.',
      'Never put the service key into a builder. It bypasses every rule. What protects your rows in a page that everyone can open is row-level security, and new tables have it from the start.',
      'So before you connect a table, say who may read it: everyone, people who are signed in, or each person only what is theirs. Then open the page signed out and check that it shows what you expect.',
    ].join('\n\n'),
    instructions: ['Everyone can read products', 'Signed-in people can read customers', 'Lock order_lines'],
  },
];
