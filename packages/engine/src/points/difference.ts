import { join } from 'node:path';
import type {
  BranchDifference,
  Moved,
  RestoreDifference,
  TableDifference,
} from '@saywright/domain/restore-points';
import * as git from 'isomorphic-git';
import { repositoryAt } from '../code/repository.ts';
import type { RestorableDatabase } from '../ports/projectDatabase.ts';
import type { Chunks } from './chunks.ts';
import type { DatabaseContents, HashedRows, TableContents } from './databaseContents.ts';
import type { StoredFolder } from './record.ts';
import { readTree } from './tree.ts';

type Comparable = Pick<RestorableDatabase, 'rowHashes'>;

/** Up to this many rows of a table are compared one by one; of larger ones only their number. */
const mostCompared = 400_000;
/** How far back saves are counted. */
const mostSaves = 1000;

/** Compares contents by key. */
export function movedBetween(now: ReadonlyMap<string, string>, then: ReadonlyMap<string, string>): Moved {
  let [removed, restored, setBack] = [0, 0, 0];
  for (const [key, hash] of now) {
    const earlier = then.get(key);
    if (earlier === undefined) removed += 1;
    else if (earlier !== hash) setBack += 1;
  }
  for (const key of then.keys()) if (!now.has(key)) restored += 1;
  return { removed, restored, setBack };
}

/** The rows of a table as they can be compared between two moments. */
export function comparableRows(
  now: TableContents,
  then: TableContents,
): Extract<HashedRows, { readonly of: 'table' }> {
  const columns = now.columns
    .map(({ name }) => name)
    .filter((name) => then.columns.some((other) => other.name === name));
  const isSameKey = now.key.join('\n') === then.key.join('\n');
  return { of: 'table', name: now.name, key: isSameKey ? now.key : [], columns };
}

async function tableDifference(
  now: TableContents | undefined,
  then: TableContents | undefined,
  nowDatabase: Comparable,
  thenDatabase: Comparable,
): Promise<TableDifference | undefined> {
  const plain = { columnsRemoved: [], columnsRestored: [], isShapeChanged: false };
  if (!now || !then) {
    if (now) return { table: now.name, kind: 'goes', removed: now.rows, restored: 0, setBack: 0, ...plain };
    if (then)
      return { table: then.name, kind: 'returns', removed: 0, restored: then.rows, setBack: 0, ...plain };
    return undefined;
  }
  const isShapeChanged = now.shape !== then.shape;
  if (now.checksum === then.checksum && now.rows === then.rows && !isShapeChanged) return undefined;
  const without = (some: TableContents, others: TableContents): string[] =>
    some.columns.map(({ name }) => name).filter((name) => !others.columns.some((one) => one.name === name));
  const rows = comparableRows(now, then);
  const isComparable = Math.max(now.rows, then.rows) <= mostCompared && rows.columns.length > 0;
  const moved = isComparable
    ? movedBetween((await nowDatabase.rowHashes(rows)).hashes, (await thenDatabase.rowHashes(rows)).hashes)
    : {
        removed: Math.max(now.rows - then.rows, 0),
        restored: Math.max(then.rows - now.rows, 0),
        setBack: now.rows === then.rows ? now.rows : Math.min(now.rows, then.rows),
      };
  return {
    table: now.name,
    kind: 'stays',
    ...moved,
    columnsRemoved: without(now, then),
    columnsRestored: without(then, now),
    isShapeChanged,
  };
}

/** Compares two databases, table by table. */
export async function databaseDifference(
  now: { readonly contents: DatabaseContents; readonly database: Comparable },
  then: { readonly contents: DatabaseContents; readonly database: Comparable },
): Promise<Pick<RestoreDifference, 'tables' | 'tableCount' | 'people'>> {
  const names = new Set([...now.contents.tables, ...then.contents.tables].map(({ name }) => name));
  const tables: TableDifference[] = [];
  for (const name of [...names].toSorted()) {
    const named = ({ tables: all }: DatabaseContents): TableContents | undefined =>
      all.find((table) => table.name === name);
    const difference = await tableDifference(
      named(now.contents),
      named(then.contents),
      now.database,
      then.database,
    );
    if (difference) tables.push(difference);
  }
  const [before, after] = [now.contents.people, then.contents.people];
  const isSame = before.checksum === after.checksum && before.rows === after.rows;
  const moved = isSame
    ? { removed: 0, restored: 0, setBack: 0 }
    : movedBetween(
        (await now.database.rowHashes({ of: 'people' })).hashes,
        (await then.database.rowHashes({ of: 'people' })).hashes,
      );
  const kept = before.rows - moved.removed - moved.setBack;
  return { tables, tableCount: names.size, people: { ...moved, kept } };
}

const refPath = /^files\/\.git\/refs\/(?<name>(?:heads|tags)\/.+)$/u;

/** The commits of branches and tags in a stored repository. */
async function refsOf(
  { tree }: StoredFolder,
  chunks: Pick<Chunks, 'read'>,
): Promise<ReadonlyMap<string, string>> {
  if (!tree) return new Map();
  const refs = new Map<string, string>();
  const files = await readTree(
    tree.root,
    chunks,
    (path) => refPath.test(path) || path === 'files/.git/packed-refs',
  );
  for (const line of files.get('files/.git/packed-refs')?.toString().split('\n') ?? []) {
    const found = /^(?<commit>[0-9a-f]{40}) refs\/(?<name>(?:heads|tags)\/.+)$/u.exec(line)?.groups;
    if (found) refs.set(found.name ?? '', found.commit ?? '');
  }
  for (const [path, content] of files) {
    const name = refPath.exec(path)?.groups?.name;
    if (name !== undefined) refs.set(name, content.toString().trim());
  }
  return refs;
}

/** Saves that a branch has now and will not have. */
async function newerSaves(home: string, now: string, then: string): Promise<number> {
  const repository = repositoryAt(join(home, 'files'));
  const log = async (ref: string): Promise<readonly string[]> =>
    (await git.log({ ...repository, ref, depth: mostSaves }).catch(() => [])).map(({ oid }) => oid);
  const earlier = new Set(await log(then));
  return (await log(now)).filter((oid) => !earlier.has(oid)).length;
}

/** Compares the branches and tags of two repositories; `home` is the folder of the one that exists now. */
export async function branchDifferences(
  home: string,
  now: StoredFolder,
  then: StoredFolder,
  chunks: Pick<Chunks, 'read'>,
): Promise<readonly BranchDifference[]> {
  const [before, after] = [await refsOf(now, chunks), await refsOf(then, chunks)];
  const differences: BranchDifference[] = [];
  for (const ref of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    const [from, to] = [before.get(ref), after.get(ref)];
    const name = ref.replace(/^(?:heads|tags)\//u, '');
    if (from === to) continue;
    if (from === undefined) differences.push({ name, kind: 'returns', newer: 0 });
    else if (to === undefined) differences.push({ name, kind: 'goes', newer: 0 });
    else differences.push({ name, kind: 'moves', newer: await newerSaves(home, from, to) });
  }
  return differences;
}
