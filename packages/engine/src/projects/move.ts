import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { identifier } from '../database/session.ts';
import { OperatorError } from '../operator/topic.ts';
import { columns } from '../operator/text.ts';
import { pgliteProjectDatabase } from '../pglite/projectDatabase.ts';
import type { DatabaseContents } from '../points/databaseContents.ts';
import { withClient, type ServerOptions } from '../postgres/client.ts';
import { adopt, serverCopy } from '../postgres/points.ts';
import { serverProjectDatabase } from '../postgres/projectDatabase.ts';
import { databaseNameOf, prepareServer } from '../postgres/server.ts';

export interface MoveParts extends ServerOptions {
  /** The data folder, which nothing else uses meanwhile. */
  readonly directory: string;
  readonly template: string;
  readonly now: () => Date;
  readonly logError: (error: unknown) => void;
}

export interface Move {
  readonly projectId: string;
  readonly to: 'server' | 'embedded';
  /** Copies and compares, and changes nothing. */
  readonly isRehearsal: boolean;
}

const limitMs = 120_000;

/** Compares what was copied with its source, table by table. Throws for any difference. */
function compared(from: DatabaseContents, to: DatabaseContents): string {
  const rows = from.tables.map((table) => {
    const copy = to.tables.find(({ name }) => name === table.name);
    const isSame = JSON.stringify(copy) === JSON.stringify(table);
    return [table.name, `${table.rows} rows`, `checksum ${table.checksum}`, isSame ? 'same' : 'different'];
  });
  const people = JSON.stringify(from.people) === JSON.stringify(to.people);
  const text = columns([
    ...rows,
    ['people', `${from.people.rows} rows`, `checksum ${from.people.checksum}`, people ? 'same' : 'different'],
  ]);
  if (JSON.stringify(from) !== JSON.stringify(to))
    throw new OperatorError(`The copy is not the same, so nothing was moved.\n${text}`);
  return text;
}

/** Runs work on a database, and closes it whatever happens. */
async function closing<Database extends { close(): Promise<void> }, Value>(
  database: Database,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Moves the database of a project to a server or back, with its history. It is copied, compared by counts and checksums,
 * and only then put in its place; the old one is kept aside. Every step can be repeated after a crash.
 */
export async function moveProject(parts: MoveParts, { projectId, to, isRehearsal }: Move): Promise<string> {
  const { directory, template, now, logError } = parts;
  const name = databaseNameOf(projectId);
  const home = join(directory, 'projects', projectId);
  const work = join(directory, 'projects', `${projectId}.move.unfinished`);
  const fresh = join(directory, 'projects', `${projectId}.new.unfinished`);
  const aside = join(directory, 'moved', `${projectId}-${now().toISOString().replaceAll(/[^\d]/gu, '')}`);
  const server = { url: parts.url, limitMs, idleMs: 1000, logError };
  const isEmbedded = existsSync(home);
  if (isEmbedded === (to === 'embedded')) throw new OperatorError('The project is there already.');
  await prepareServer(server);

  /** Restore points hold a database in the form of its place, so they stay with the old one. */
  const setAside = async (): Promise<void> => {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    const points = join(directory, 'points', projectId);
    if (existsSync(points)) await rename(points, join(aside, 'points'));
  };

  async function toServer(): Promise<string> {
    const source = pgliteProjectDatabase({ directory: home, template, limitMs, logError });
    const before = await closing(source, (open) => open.writeWhole(work));
    const copy = serverCopy(server, work);
    const text = compared(before, await closing(copy, (open) => open.contents()));
    if (isRehearsal) return text;
    await adopt(server, name, work);
    await setAside();
    await rename(home, join(aside, 'database'));
    return text;
  }

  async function toFolder(): Promise<string> {
    const source = serverProjectDatabase({
      ...server,
      projectId,
      folder: home,
      ready: async () => {},
      hasHistory: async () => true,
    });
    const before = await closing(source, (open) => open.writeWhole(work));
    await rm(fresh, { recursive: true, force: true });
    const copy = pgliteProjectDatabase({ directory: fresh, template, limitMs, logError });
    const after = await closing(copy, async (open) => {
      await open.loadWhole(work);
      return open.contents();
    });
    const text = compared(before, after);
    if (isRehearsal) return text;
    await setAside();
    await rename(fresh, home);
    const kept = `${name}_${now().getTime()}`;
    await withClient(server, (client) =>
      client.query(`alter database ${identifier(name)} rename to ${identifier(kept)}`),
    );
    return text;
  }

  try {
    const text = to === 'server' ? await toServer() : await toFolder();
    if (isRehearsal) return `${text}\nThe copy is the same. Nothing was moved.`;
    return `${text}\nThe project was moved. What was there before is kept in ${aside}${to === 'embedded' ? ', and as a database on the server' : ''}.`;
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(fresh, { recursive: true, force: true });
  }
}
