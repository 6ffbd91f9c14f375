import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { SqlSession } from '../database/session.ts';
import type { Copying } from '../transfer/copying.ts';

/** Copies rows of an open PGlite. */
export function pgliteCopying(database: PGlite, session: SqlSession): Copying {
  return {
    session,
    async copyOut(query, path) {
      const { blob } = await database.query(`copy (${query}) to '/dev/blob'`);
      await writeFile(path, new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer()));
    },
    async copyIn(target, path) {
      await database.query(`copy ${target} from '/dev/blob'`, [], { blob: await openAsBlob(path) });
    },
  };
}
