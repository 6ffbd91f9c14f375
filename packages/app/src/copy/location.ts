import { counted } from '@saywright/domain/receipt';

const places = { embedded: 'This studio’s own machine', server: 'This studio’s PostgreSQL server' } as const;

/** The page about where the project's database is. */
export const locationCopy = {
  title: 'Database location',
  text: 'Where this project’s database is, and moving it when it outgrows its place. Code, site and uploaded files stay where they are.',
  back: 'Project Data',
  now: 'Where it is now',
  loading: 'Loading the location',
  failed: 'The location could not be loaded',
  places,
  about: {
    embedded:
      'The database runs inside the studio. It is one folder to back up, and carries out one request at a time.',
    server:
      'The project has a separate database on a PostgreSQL server, which answers several people at the same time.',
  },
  noServer: 'This studio has no PostgreSQL server',
  noServerText:
    'Its operator can connect one with the setting SAYWRIGHT_DATABASE_URL. Then you can move this project here.',
  moveTitle: { embedded: 'Move it back to the studio’s machine', server: 'Move it to the PostgreSQL server' },
  moveText:
    'A rehearsal copies everything, compares the copy table by table, lets the advisor look at it, and removes it again. Nothing is changed.',
  rehearse: 'Rehearse the move',
  again: 'Rehearse again',
  rehearsing: 'Copying and comparing…',
  notRehearsed: 'The move was not rehearsed',
  move: 'Move the database',
  moving: 'Moving…',
  notMoved: 'The database was not moved',
  different: 'The copy differs, so the database can’t be moved',
  differentText:
    'Nothing was changed. Rehearse again, or ask the operator of this studio to look at the log.',
  moved: (to: keyof typeof places) =>
    to === 'server'
      ? 'The database is on the PostgreSQL server now'
      : 'The database is back on the studio’s machine',
  movedText: 'Everything was compared and is the same. What was there before is kept below.',
  question: 'Move the database of this project?',
  consequence:
    'It is copied and compared again, then the copy is used. Everybody who uses the project waits until that is done. Restore points stay with the old database, and new ones begin.',
  result: 'What the rehearsal found',
  table: 'Table',
  rows: 'Rows',
  checksum: (checksum: string) => `Checksum ${checksum}`,
  compared: 'Copy',
  same: 'Same',
  differs: 'Different',
  noTables: 'This project has no tables yet.',
  people: (count: number, isSame: boolean) =>
    `${counted(count, 'person', 'people')} who registered, with passwords: ${isSame ? 'the same' : 'different'}.`,
  others: (same: number, tables: number) =>
    `Accounts, files, history and what undo needs: ${same} of ${counted(tables, 'table')} are the same.`,
  took: (seconds: number) => `It took ${seconds.toFixed(1)} seconds.`,
  advice: (before: number, after: number) =>
    `The advisor has ${counted(after, 'remark')} about the copy, and ${before} about the database now.`,
  adviceLabel: 'What the advisor says about the copy',
  kept: 'Kept from before',
  keptText:
    'What was there before a move, with its restore points, as of that moment. It is never used again. Delete it once you no longer need it.',
  keptPlace: 'Where it was',
  keptSince: 'Left on',
  keptAt: (date: string, time: string) => `${date}, ${time}`,
  remove: 'Delete',
  removeLabel: (place: string, when: string) => `Delete: ${place}, ${when}`,
  removed: 'The old database was deleted',
  removeQuestion: 'Delete this old database?',
  removeConsequence: 'It is removed for good, with its restore points. The project stays as it is.',
  removeConfirm: 'Delete the old database',
} as const;
