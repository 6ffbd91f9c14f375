/** The page of the project's data. */
export const projectCopy = {
  title: 'Project Data',
  text: 'What your tables are made of. Open the rows of a table to edit them, or tell the AI Agent.',
  tables: 'Tables',
  empty: 'No tables yet',
  emptyText:
    'Tell the AI Agent to create one, for example: Create a customers table with a name and a unique email.',
  columns: 'Columns',
  firstRows: 'First rows',
  editRows: 'All rows, to edit',
  noRows: 'This table has no rows yet. Tell the AI Agent what to add.',
  column: 'Column',
  type: 'Type',
  required: 'Required',
  yes: 'yes',
  no: 'no',
  locked: 'Row-level security on',
  open: 'Row-level security off',
  access: 'Who can see what',
  people: 'People',
  restore: 'Restore points',
  api: 'API',
} as const;

/** The page of the project's API. */
export const apiCopy = {
  title: 'API',
  text: 'Your own pages and programs read and change this project at its address. The key may stand in a page: it opens only what your access rules allow the person who is signed in there.',
  reach: 'Address, keys and code',
  projectFailed: 'Your tables could not be loaded',
  address: 'Address',
  key: 'Publishable key',
  ways: 'Code for',
  snippet: (table: string) => `Reads ${table}`,
  open: (tables: readonly string[]) => `Everybody with the key can read and change ${tables.join(', ')}`,
  openText: 'Row-level security is off there. Tell the AI Agent who may use it.',
  failed: 'The address and the key could not be loaded',
  secret: 'Secret key',
  secretText:
    'A secret key passes all access rules. Keep it on a server, never in a page. A new one replaces the last, which works for another hour.',
  types: 'Types for TypeScript',
  typesText:
    'Save this file beside your code, and your editor knows every table and column. Save it again after a change to your tables.',
  typesFailed: 'The types could not be loaded',
  saveTypes: 'Download database.types.ts',
  newSecret: 'Create a secret key',
  secretFailed: 'No key was created',
  secretFailedText: 'The previous key still works. Please try again.',
} as const;

/** The card about the person's projects. */
export const projectsCopy = {
  title: 'Your projects',
  text: 'Each project has a separate database, repository, site and conversations.',
  current: 'Open here',
  open: 'Open',
  openLabel: (name: string) => `Open ${name}`,
  rename: 'Rename',
  renameLabel: (name: string) => `Rename ${name}`,
  remove: 'Delete',
  removeLabel: (name: string) => `Delete ${name}`,
  restore: 'Bring back',
  restoreLabel: (name: string) => `Bring back ${name}`,
  removedAt: (date: string) => `Deleted and offline. Removed for good on ${date}.`,
  created: (date: string) => `Created on ${date}`,
  name: 'Name',
  newName: 'Name of a new project',
  create: 'Create project',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'Your projects could not be loaded',
  left: (count: number, limit: number) => `${count} of ${limit} projects`,
  question: 'Delete this project?',
  consequence:
    'Its site and its API go offline at once. You can bring it back for 30 days; then its database, files and site are removed for good.',
  confirm: 'Delete the project',
} as const;
