import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';
import { list } from './list.ts';

const place = z.enum(['embedded', 'server']);

const placeView = z.object({
  /** Where the project's database is: on the studio's own machine, or on its PostgreSQL server. */
  place,
  /** Whether this studio has a PostgreSQL server. Its address is never sent. */
  hasServer: z.boolean(),
  /** What the project left behind when it moved, the newest first. */
  kept: list(z.object({ id: z.string(), at: z.string(), place })),
});

const counted = z.object({ rows: z.number(), isSame: z.boolean() });
const table = z.extend(counted, { name: z.string(), checksum: z.string() });
const remarks = list(z.object({ table: z.string(), sentence: z.string() }));

const comparison = z.object({
  to: place,
  tables: list(table),
  people: counted,
  /** Tables of the studio beside the founder's: accounts, files, history, and what undo needs. */
  others: z.object({ tables: z.number(), same: z.number() }),
  /** Whether everything is the same; otherwise nothing is moved. */
  isSame: z.boolean(),
  isMoved: z.boolean(),
  tookMs: z.number(),
  /** What the advisor says about the copy, and how much about the source. */
  advice: z.object({ before: z.number(), after: remarks }),
});

const toPlace = z.extend(ofProject, { to: place });

/** Commands about where the database of a project is. */
export const placeCommands = {
  getPlace: define('get_project_place', ofProject, placeView),
  /** Copies the database to another place and compares; nothing is changed, and the copy is removed. */
  rehearseMove: define('rehearse_move', toPlace, comparison),
  /** The same, and uses the copy from then on where it is the same. The old one is kept. */
  moveDatabase: define('move_project_database', toPlace, comparison, 'place', 'points'),
  /** Removes what a move left behind, for good. */
  removeKept: define(
    'remove_kept_database',
    z.extend(ofProject, { keptId: z.string().check(z.maxLength(100)) }),
    z.null(),
    'place',
  ),
} as const;

export type PlaceView = z.infer<typeof placeView>;
export type MoveComparisonView = z.infer<typeof comparison>;
