/** The page about who can see and change what. */
export const accessCopy = {
  title: 'Who can see what',
  back: 'Project Data',
  notYet: 'Every table is tried as different people. Nothing is changed.',
  proven: (time: string, ms: number) =>
    `Proven at ${time} by asking your database as each of them, in ${ms} ms. Every attempt was rolled back, so nothing was changed.`,
  again: 'Try again',
  trying: 'Trying…',
  loading: 'Trying every table as different people',
  failed: 'Access could not be tried',
  failedText: 'Nothing was changed.',
  empty: 'No tables yet',
  emptyText: 'Once you have a table, this page shows who can read, add, change and delete its rows.',
  caption: (tables: number, people: number) =>
    `${tables === 1 ? '1 table' : `${tables} tables`}, asked as ${people} people`,
  legend:
    'Numbers are rows. “Yes” means they can add rows. A plus means at least this many; a star means that something besides access rules affected the answer. The answers in words below say what.',
  table: 'Table',
  people: {
    stranger: 'Stranger, not signed in',
    personA: 'Person A, signed in',
    personB: 'Person B, signed in',
    staff: 'Staff, signed in',
    service: 'Your server, secret key',
  },
  verbs: { read: 'Read', add: 'Add', change: 'Change', delete: 'Delete' },
  yes: 'yes',
  no: 'no',
  untried: 'not tried',
  failing: 'error',
  view: 'view',
  example: 'It has no rows yet, so this was tried with example rows.',
  inWords: 'Table by table, in words',
  who: 'Who',
  answers: (count: number) => `${count} answers`,
  open: 'Open',
  check: 'Check',
  advisor: 'Advisor',
  noAdvice:
    'Nothing to improve: row-level security, access rules, primary keys and indexes of foreign keys are in order.',
  evidence: 'Found:',
  prepared: 'Prepared instruction:',
  prepare: 'Give it to the AI Agent',
  viewHint:
    'A view has no access rules. Ask your developer to create it with security_invoker, or to remove it.',
  leftOut: (tables: number) =>
    tables === 1 ? '1 more table was not tried.' : `${tables} more tables were not tried.`,
  kept: 'A plan that changes access is tried like this before and after, and says what it opens before you execute it.',
} as const;
