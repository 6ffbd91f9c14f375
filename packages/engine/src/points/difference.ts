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
import type { DatabaseContents, HashedRows, RowHashes, TableContents } from './databaseContents.ts';
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

/** Whether going back changes a table that exists now and then. */
function isSameTable(now: TableContents, then: TableContents): boolean {
  return now.checksum === then.checksum && now.rows === then.rows && now.shape === then.shape;
}

function isComparable(now: TableContents, then: TableContents): boolean {
  return Math.max(now.rows, then.rows) <= mostCompared && comparableRows(now, then).columns.length > 0;
}

function arePeopleSame({ people: now }: DatabaseContents, { people: then }: DatabaseContents): boolean {
  return now.checksum === then.checksum && now.rows === then.rows;
}

/** The rows that two databases are compared by. */
export function rowsToCompare(now: DatabaseContents, then: DatabaseContents): readonly HashedRows[] {
  const tables = now.tables.flatMap((table): readonly HashedRows[] => {
    const earlier = then.tables.find(({ name }) => name === table.name);
    const isCompared = earlier && !isSameTable(table, earlier) && isComparable(table, earlier);
    return isCompared ? [comparableRows(table, earlier)] : [];
  });
  return arePeopleSame(now, then) ? tables : [...tables, { of: 'people' }];
}

/** Reads the hashes of rows, for when the database is closed. */
export async function collectedRows(
  database: Comparable,
  wanted: readonly HashedRows[],
): Promise<Comparable> {
  const found = new Map<string, RowHashes>();
  for (const rows of wanted) found.set(JSON.stringify(rows), await database.rowHashes(rows));
  return {
    async rowHashes(rows) {
      const hashes = found.get(JSON.stringify(rows));
      if (!hashes) throw new Error('Rows are compared that were not read.');
      return hashes;
    },
  };
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
  if (isSameTable(now, then)) return undefined;
  const without = (some: TableContents, others: TableContents): string[] =>
    some.columns.map(({ name }) => name).filter((name) => !others.columns.some((one) => one.name === name));
  const rows = comparableRows(now, then);
  const moved = isComparable(now, then)
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
  const moved = arePeopleSame(now.contents, then.contents)
    ? { removed: 0, restored: 0, setBack: 0 }
    : movedBetween(
        (await now.database.rowHashes({ of: 'people' })).hashes,
        (await then.database.rowHashes({ of: 'people' })).hashes,
      );
  const kept = now.contents.people.rows - moved.removed - moved.setBack;
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
