import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';
import type { Chunks } from './chunks.ts';
import { storeTree, type StoredTree } from './tree.ts';

const pageBytes = 8192;
const segmentBytes = 16 * 1024 * 1024;

const checkpoint = z.object({
  segment: z.string(),
  redo: z.coerce.number(),
  end: z.coerce.number(),
});

/** What a running server writes for itself, and creates again. */
const temporary =
  /^(?:postmaster\.(?:pid|opts)|pg_stat_tmp\/.+|pg_wal\/summaries\/.+|(?:.*\/)?pg_internal\.init)$/u;

/**
 * The log after a checkpoint with nothing written since, as far as opening the database needs it: the first page of
 * its segment, and the pages with the checkpoint. Everything else in it is in the data files.
 */
async function logAfter(path: string, { redo, end }: z.infer<typeof checkpoint>): Promise<Buffer> {
  const log = Buffer.alloc(segmentBytes);
  const start = redo - (redo % segmentBytes);
  const from = redo - (redo % pageBytes) - start;
  const to = Math.min(Math.ceil((end - start) / pageBytes) * pageBytes, segmentBytes);
  const file = await open(path, 'r');
  try {
    await file.read(log, 0, pageBytes, 0);
    if (from > 0) await file.read(log, from, to - from, from);
    else await file.read(log, 0, to, 0);
  } finally {
    await file.close();
  }
  return log;
}

/** Stores the files of an open database, page by page. The caller must be its only user. */
export async function storeDatabase(
  session: SqlSession,
  directory: string,
  chunks: Chunks,
): Promise<StoredTree> {
  await session.run('checkpoint');
  const [row] = await session.query(`select pg_walfile_name(redo_lsn) as segment,
    (redo_lsn - '0/0'::pg_lsn)::text as redo, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as end
    from pg_control_checkpoint()`);
  const at = checkpoint.parse(row);
  if (Math.floor(at.redo / segmentBytes) !== Math.floor((at.end - 1) / segmentBytes)) {
    // The checkpoint itself crossed into another segment of the log; the next one does not.
    await session.run('select pg_switch_wal()');
    return storeDatabase(session, directory, chunks);
  }
  const log = `pg_wal/${at.segment}`;
  const { entries: _entries, ...tree } = await storeTree(directory, chunks, {
    pieceBytes: pageBytes,
    isLeftOut: (path) => temporary.test(path) || (/^pg_wal\/[0-9A-F]{24}/u.test(path) && path !== log),
    contentOf: async (path) => (path === log ? logAfter(join(directory, path), at) : undefined),
  });
  return tree;
}
