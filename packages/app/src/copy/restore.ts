import { restoreDays, type RestorePart, type RestoreReason } from '@saywright/domain/restore-points';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const parts: Readonly<Record<RestorePart, string>> = {
  database: 'Database',
  people: 'People',
  files: 'Files',
  code: 'Code',
  site: 'Site',
  conversation: 'Conversation',
};

const reasons: Readonly<Record<RestoreReason, string>> = {
  named: 'Named by you',
  daily: 'Automatic, once a day',
  'before-operation': 'Automatic, before a high-risk change',
  'before-return': 'Automatic, before going back',
};

/** The page of restore points. */
export const restoreCopy = {
  title: 'Restore points',
  text: 'Moments of the whole project that you can go back to. Looking at one changes nothing.',
  back: 'Project Data',
  list: 'What changed, and when',
  loading: 'Loading restore points',
  failed: 'The restore points could not be loaded',
  failedText: 'They are kept. Nothing was changed.',
  empty: 'No restore points yet',
  emptyText:
    'One is made before every high-risk change and once a day while you work. You can also name this moment now.',
  parts,
  legend: 'What the six lines mean',
  changed: (names: readonly string[]) =>
    names.length === 0 ? 'Nothing had changed since the one before.' : `Changed: ${names.join(', ')}.`,
  reasons,
  beforeName: (name: string) => `Before “${name}”`,
  kept: (count: number, size: string) =>
    `${counted(count, 'point')}, ${size} in all. Automatic ones are kept for ${restoreDays} days, named ones until you delete them.`,
  nameLabel: 'Name of this moment',
  create: 'Name this moment',
  creating: 'Storing…',
  createFailed: 'No restore point was made',
  created: (name: string) => `Restore point made: ${name}`,
  choose: 'Choose a restore point',
  chooseText: 'Its content is compared with now, and going back becomes a plan that you approve or decline.',
  holds: 'What it contains',
  tables: 'Tables',
  rows: 'Rows',
  people: 'People',
  codeFiles: 'Code files',
  files: 'Stored files',
  messages: 'Messages written until then',
  size: 'Size it added',
  compare: 'Compare with now',
  comparing: 'Trying it on a copy…',
  compareText:
    'Everything is restored into a copy, compared, and restored back. You see what would change and what would be lost; nothing happens until you approve it.',
  refused: 'Going back is not possible',
  rename: 'Name it',
  renameLabel: 'New name',
  save: 'Save',
  cancel: 'Cancel',
  renamed: 'Named. It is kept until you delete it.',
  remove: 'Delete',
  removed: 'Restore point deleted',
  question: 'Delete this restore point?',
  confirm: 'Delete restore point',
  consequence: 'The project does not change. You can no longer go back to this moment.',
} as const;
