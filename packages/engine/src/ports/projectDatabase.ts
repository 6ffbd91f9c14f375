import type { SchemaShape } from '@saywright/domain/database-types';
import type { TriedAccess } from '../access/measure.ts';
import type { DatabaseHandlers } from '../database/handlers.ts';
import type { DatabaseHistory } from '../database/history.ts';
import type { ApiAnswer, ApiRequest } from '../projectApi/request.ts';
import type { Invited } from '../projectApi/invitations.ts';
import type { DatabaseContents, HashedRows, RowHashes } from '../points/databaseContents.ts';
import type { StoredTree } from '../points/tree.ts';
import type { WholeContents } from '../transfer/whole.ts';
import type { People } from '../projectApi/people.ts';
import type { StorageAnswer, StorageRequest } from '../storage/calls.ts';
import type { BucketChange, BucketView, ChangedBucket } from '../storage/founder.ts';
import type { ChangedPerson, PersonChange } from '../projectApi/personChanges.ts';

/**
 * A founder's database. Implementations run one call at a time and stop a call that exceeds their time limit; what it had
 * not committed is rolled back, and the database answers again.
 */
export interface ProjectDatabase extends DatabaseHandlers {
  close(): Promise<void>;
}

/** A database as a restore point holds it. */
export interface DatabaseSnapshot {
  readonly tree: StoredTree;
  readonly contents: DatabaseContents;
  /** Bytes that it added on disk. */
  readonly added: number;
}

/** What restore points need of a database. */
export interface RestorableDatabase {
  /** Stores all its files in a folder of contents. @param limitMs the time limit, by default that of any call */
  snapshot(store: string, limitMs?: number): Promise<DatabaseSnapshot>;
  contents(): Promise<DatabaseContents>;
  rowHashes(rows: HashedRows): Promise<RowHashes>;
  /** Rows as text, by the keys of `rowHashes`. */
  rowsByKey(
    rows: Extract<HashedRows, { readonly of: 'table' }>,
    keys: readonly string[],
  ): Promise<(string | null)[][]>;
}

/** A database whose files can be replaced. */
export interface ReplaceableDatabase extends RestorableDatabase {
  /**
   * Runs work while no other call does. Where it returns a step, the database is closed, the step replaces its files,
   * and the next call opens it again.
   */
  replaceFiles<Value>(
    work: (database: Pick<RestorableDatabase, 'snapshot'>) => Promise<Replacement<Value>>,
  ): Promise<Value>;
}

/** A database that can be moved to another place, with everything in it. */
export interface MovableDatabase {
  /** Writes everything to a folder, as of one moment; returns what it contains. */
  writeWhole(folder: string): Promise<WholeContents>;
  access(): Promise<TriedAccess>;
}

/** A new database that becomes the place of another one. */
export interface ArrivingDatabase extends Pick<MovableDatabase, 'access'> {
  /** Fills it from such a folder, wholly or not at all. */
  loadWhole(folder: string): Promise<void>;
  wholeContents(): Promise<WholeContents>;
  close(): Promise<void>;
}

/** What to do with the files of a database, and what to return. */
export interface Replacement<Value> {
  readonly value: Value;
  readonly replace?: () => Promise<void>;
}

/** A founder's database that the project's own API is served from. */
export interface ServedDatabase extends ProjectDatabase, RestorableDatabase {
  /** Answers a request to the project's API, as the person its token names. */
  answer(request: ApiRequest): Promise<ApiAnswer>;
  /** Carries out a request to the project's files, as the person its token names. */
  storage(request: StorageRequest): Promise<StorageAnswer>;
  /** The versions of all files that have a row. */
  storedVersions(): Promise<readonly string[]>;
  /** The buckets of the project, with what they contain. */
  buckets(): Promise<readonly BucketView[]>;
  /** Changes a bucket for the founder, wholly or not at all. */
  changeBucket(change: BucketChange): Promise<ChangedBucket>;
  /** People who registered with the project and whose address contains a text. */
  people(search: string): Promise<People>;
  /** Blocks, signs out or deletes somebody who registered, wholly or not at all. */
  changePerson(change: PersonChange): Promise<ChangedPerson>;
  /** Makes an account that a link confirms, or a new link for one that was never confirmed. */
  invite(email: string, linkHash: string): Promise<Invited>;
  /** The address that a link invites; undefined once the link no longer works. */
  invitedAddress(linkHash: string): Promise<string | undefined>;
  /** Confirms an invited account and sets its password; false where the link no longer works. */
  acceptInvitation(linkHash: string, passwordHash: string): Promise<boolean>;
  /** What the schema `public` contains. */
  schema(): Promise<SchemaShape>;
  /** Writes everything to a folder of this machine, for `load`. */
  dump(folder: string, withRows: boolean): Promise<'done' | 'too-large'>;
  /** Fills an empty database from a folder, wholly or not at all; nothing in the folder is trusted. */
  load(folder: string): Promise<'done' | 'damaged'>;
  /** Who may read, add, change and delete what, tried and rolled back. */
  access(): Promise<TriedAccess>;
  /** The operations that were executed on it, and the state that they led to. */
  history(): Promise<DatabaseHistory>;
}

/** Opens the database of a project; creates it on first use. */
export type OpenProjectDatabase = (projectId: string) => Promise<ProjectDatabase>;

/** Opens a database whose files can be replaced. */
export type OpenReplaceableDatabase = (projectId: string) => Promise<ReplaceableDatabase>;

/** Thrown to callers when a call was stopped because it took too long. */
export class StoppedError extends Error {
  override name = 'StoppedError';
  constructor(limitMs: number) {
    super(`It took longer than ${Math.round(limitMs / 1000)} seconds and was stopped. Nothing was changed.`);
  }
}
