import { product } from '../product.ts';

/** The home page below the first screen. */
export const homeCopy = {
  line: 'How a change is made',
  steps: ['You say it', 'It plans', 'It proves', 'You execute', 'You can undo'],
  stage: {
    title: 'One sentence, from words to undo',
    mark: 'Example',
    you: 'You',
    said: 'Create a customers table with a name, a unique email and a signup date',
    answer: [
      'I tried it on your database and rolled it back. It adds ',
      'one table',
      ' and touches ',
      'none of your existing rows',
      '. It is ready when you are.',
    ],
    try: 'Try it in your browser',
    tryNote: 'No account needed.',
    service: 'Database',
    plan: 'Create a table called customers',
    steps: [
      ['Make a table called ', 'customers', ' with a row id'],
      ['Add ', 'name', ', which must be filled in'],
      ['Add ', 'email', ', which must be filled in and must be unique'],
      ['Add ', 'signup_date', ', which starts as today'],
      ['Lock the table: until you add a rule, only you can read it'],
    ],
    proven: 'Proven',
    provenNote: 'Tried for real, rolled back',
    counts: [
      ['Tables created', '1'],
      ['Columns added', '4'],
      ['Rows changed', '0'],
      ['Rows deleted', '0'],
    ],
    undo: 'What undo restores',
    undoText: 'Undo removes customers again. This undo was tested.',
  },
  evidence: {
    compared: 'An example of a proof',
    columns: ['Raise all prices by 5%', 'Now', 'After'],
    rows: [
      ['Products with a new price', '0', '46 of 46'],
      ['Average price', '$24.00', '$25.20'],
      ['Past orders changed', '0', '0'],
      ['Rows deleted', '0', '0'],
    ],
    history: 'An example of what can be undone',
    changes: [
      { what: 'Put the site online from main', when: 'Today 09:58', isUndone: false },
      { what: 'Add a phone number to orders', when: 'Today 09:31, 318 rows kept', isUndone: false },
      { what: 'Rename products to items', when: 'Undone 09:12, everything is as before', isUndone: true },
    ],
    canUndo: 'Can be undone',
    undone: 'Undone',
  },
  proofTitle: 'You decide with facts, not with hope',
  proofText:
    'You do not need to read code to know what will happen. Every plan arrives with evidence from your own project.',
  ecosystemTitle: 'One place for everything your app runs on',
  ecosystemText:
    'Saywright is intelligent middleware over a no-code ecosystem: a site builder, code hosting, a database with sign-in, and a deployment host. You can change the code, the database and the deployment in plain English, on this machine until an account is linked. You can’t change the pages of a site builder yet. Each change waits for you.',
  aiPowered: 'AI powered',
  tryTitle: `Try ${product} Now`,
  tryTextSignedIn: 'You are signed in, so you can plan directly on your own project.',
  openAgent: 'Open the AI Agent',
  tryAnyway: 'Try it here with throwaway data',
  tryText:
    'No account needed. You work on a real database in this browser, and see the pages of an app that you build. Both are discarded when you leave; an account can keep what you said.',
  noTrial: 'This browser cannot run the trial database.',
  tryStarting: 'Starting your trial database…',
  closingTitle: 'Your next sentence could be your app',
  closingText: 'Start with a template, look at the prices, or read the whole guide first.',
  start: 'Start Building Now',
  pricing: 'View Pricing Plans',
  guide: 'View Complete Guide',
} as const;
