import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreParts, restoreReasons } from '@saywright/domain/restore-points';
import { z } from 'zod';
import { readJson, writeAtomic } from '../disk/files.ts';
import { databaseContents } from './databaseContents.ts';
import { storedTree } from './tree.ts';

export const folderParts = ['code', 'files'] as const;
export type FolderPart = (typeof folderParts)[number];

const storedFolder = z.object({
  part: z.enum(folderParts),
  /** Null where the project had no such folder. */
  tree: storedTree.nullable(),
  /** Equal exactly when what people see of it is. */
  digest: z.string(),
  /** Number of files that people see. */
  files: z.number(),
});
export type StoredFolder = z.infer<typeof storedFolder>;

/** Everything a restore point holds, by hashes. */
export const moment = z.object({
  database: z.object({ tree: storedTree, contents: databaseContents }),
  folders: z.array(storedFolder),
  site: z.object({ root: z.string(), digest: z.string() }),
  messages: z.number(),
});
export type Moment = z.infer<typeof moment>;

const storedPoint = z.object({
  id: z.uuid(),
  /** When it was made, in epoch milliseconds. */
  at: z.number(),
  reason: z.enum(restoreReasons),
  name: z.string(),
  /** Bytes that it added on disk. */
  added: z.number(),
  /** What had changed since the point before. */
  changed: z.array(z.enum(restoreParts)),
  moment,
});
export type StoredPoint = z.infer<typeof storedPoint>;

const folderOf = (home: string): string => join(home, 'points');
const pathOf = (home: string, id: string): string => join(folderOf(home), `${z.uuid().parse(id)}.json`);

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Equal exactly when a part of a project is the same at two moments. */
export function partDigests({ database, folders, site, messages }: Moment) {
  const { tables, people } = database.contents;
  const folder = (part: FolderPart): string => folders.find((one) => one.part === part)?.digest ?? '';
  return {
    database: sha256(
      JSON.stringify(tables.map(({ name, checksum, rows, shape }) => [name, rows, checksum, shape])),
    ),
    people: sha256(JSON.stringify(people)),
    files: folder('files'),
    code: folder('code'),
    site: site.digest,
    conversation: messages === 0 ? '' : String(messages),
  };
}

/** Equal exactly when nothing that going back would affect has changed. */
export function momentDigest(of: Moment): string {
  const { conversation: _messages, ...digests } = partDigests(of);
  return sha256(JSON.stringify(digests));
}

/** The restore points of a project, the newest first. */
export async function readPoints(home: string): Promise<readonly StoredPoint[]> {
  const names = await readdir(folderOf(home)).catch(() => []);
  const points: StoredPoint[] = [];
  for (const name of names) {
    if (!/^[0-9a-f-]{36}\.json$/u.test(name)) continue;
    const point = await readJson(join(folderOf(home), name), storedPoint);
    if (point) points.push(point);
  }
  return points.toSorted((one, other) => other.at - one.at);
}

export async function readPoint(home: string, id: string): Promise<StoredPoint | undefined> {
  return readJson(pathOf(home, id), storedPoint);
}

export async function writePoint(home: string, point: StoredPoint): Promise<void> {
  await writeAtomic(pathOf(home, point.id), JSON.stringify(point), { mode: 0o600 });
}

export async function removePoint(home: string, id: string): Promise<void> {
  await rm(pathOf(home, id), { force: true });
}
