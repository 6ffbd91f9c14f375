/** What a planned app is made of. */
export const plannedAppCopy = {
  stored: 'What is stored',
  belongsTo: (one: string) => `Belongs to one ${one}`,
  reach: 'Who can do what',
  table: 'Table',
  visitor: 'Visitor',
  signedIn: 'Signed in',
  none: 'nothing',
  reads: { all: 'sees all', own: 'sees own', some: 'sees some' },
  adds: 'adds',
  changes: { all: 'changes all', own: 'changes own', some: 'changes some' },
  deletes: { all: 'deletes all', own: 'deletes own', some: 'deletes some' },
  tested:
    'Tried on your database as each of them. The database itself checks this, so no page can get around it.',
  questions: 'Answered for now',
  another: 'Another answer plans again.',
  pages: 'Pages',
  page: 'Page',
  who: 'For whom',
} as const;

/** The files that a plan changes. */
export const diffsCopy = {
  files: (count: number) => `Contents of ${count} files`,
} as const;
