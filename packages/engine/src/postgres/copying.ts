import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { from, to } from 'pg-copy-streams';
import type { Copying } from '../transfer/copying.ts';
import type { Lane } from './lanes.ts';

/** Copies rows of a database on a server. */
export function serverCopying({ client, session }: Pick<Lane, 'client' | 'session'>): Copying {
  return {
    session,
    copyOut: (query, path) => {
      const sql = `copy (${query}) to stdout`;
      return session.watch(sql, () => pipeline(client.query(to(sql)), createWriteStream(path)));
    },
    copyIn: (target, path) => {
      const sql = `copy ${target} from stdin`;
      return session.watch(sql, () => pipeline(createReadStream(path), client.query(from(sql))));
    },
  };
}
