import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Results } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { writeAtomic } from '../../../packages/engine/src/disk/files.ts';
import { readCatalog } from '../../../packages/engine/src/database/catalog.ts';
import { lexiconOf } from '../../../packages/engine/src/database/lexicon.ts';
import { readValues } from '../../../packages/engine/src/database/values.ts';
import { rolledBack } from '../../../packages/engine/src/database/session.ts';
import { pgliteSession } from '../../../packages/engine/src/pglite/session.ts';
import type { Lexicon } from '@saywright/domain/planner';
import { baseSql, handOverSql } from './base.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { firstCell } from './world.ts';
import { readStructure, type Structure } from './structure.ts';

const extensions = { btree_gist, citext, pg_trgm, pgcrypto, unaccent, uuid_ossp };

const cache = join(import.meta.dirname, '../../../node_modules/.cache/saywright-eval');

let base: Promise<Blob> | undefined;

/** The image that every fixture starts from; making it takes several seconds, so it is stored. */
async function readBase(): Promise<Blob> {
  const file = join(cache, `${createHash('sha256').update(baseSql).digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const database = await PGlite.create({ extensions });
  await database.exec(baseSql);
  const dump = await database.dumpDataDir('none');
  await database.close();
  await mkdir(cache, { recursive: true });
  await writeAtomic(file, new Uint8Array(await dump.arrayBuffer()));
  return dump;
}

/** A database with a fixture, and the state that effects are compared with. */
export interface FixtureDatabase {
  readonly database: PGlite;
  readonly structure: Structure;
  readonly snapshot: Snapshot;
  /** The lexicon after some statements, which are rolled back; a statement that fails rejects. */
  readonly lexiconAfter: (sql: string) => Promise<Lexicon>;
  /** The number that a query reads after some statements, which are rolled back. */
  readonly countAfter: (before: string, sql: string) => Promise<number>;
  /** Another database with the same fixture, for what cannot be rolled back. */
  readonly copy: () => Promise<PGlite>;
}

async function open(file: string): Promise<PGlite> {
  base ??= readBase();
  const database = await PGlite.create({ extensions, loadDataDir: await base });
  await database.exec(await readFile(file, 'utf8'));
  await database.exec(handOverSql);
  return database;
}

export async function openFixture(file: string): Promise<FixtureDatabase> {
  const database = await open(file);
  const structure = await readStructure(database);
  const session = pgliteSession(database);
  return {
    database,
    structure,
    snapshot: await takeSnapshot(database, structure),
    copy: () => open(file),
    lexiconAfter: (sql) =>
      rolledBack(session, async () => {
        if (sql !== '') await runScript(database, sql);
        const catalog = await readCatalog(session);
        return lexiconOf(catalog, await readValues(session, catalog));
      }),
    countAfter: (before, sql) =>
      rolledBack(session, async () => {
        if (before !== '') await runScript(database, before);
        return Number(firstCell(await database.query(sql.replace(/;\s*$/u, ''))));
      }),
  };
}

const wrapping = /^\s*(?:begin|start transaction|commit|end|vacuum|analyze)\b[^;]*;?\s*$/iu;

/** Runs a script without what a transaction does not allow; returns its results. */
export async function runScript(database: PGlite, sql: string): Promise<readonly Results[]> {
  // Bodies of functions contain statements that look the same.
  if (/\$\w*\$|begin atomic/iu.test(sql)) return database.exec(sql);
  const allowed = sql
    .replaceAll(/\b((?:create (?:unique )?|drop )index) concurrently\b/giu, '$1')
    .split(/(?<=;)/u)
    .filter((statement) => !wrapping.test(statement) && !/create extension.*moddatetime/isu.test(statement));
  return database.exec(allowed.join(''));
}
