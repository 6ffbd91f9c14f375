import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { serverDatabases, type ServerDatabases } from '../../packages/engine/src/postgres/databases.ts';
import { serverOf } from '../support/givenServer.ts';
import type { OnTheWay } from '../support/tcpProxy.ts';

export const server = serverOf(18);
/** Errors that databases logged. */
export const log: string[] = [];

/** The address of a server with another user, password or port. */
export function addressOf({
  user,
  password,
  port,
}: { user?: string; password?: string; port?: number } = {}): string {
  const url = new URL(server.url);
  if (user !== undefined) url.username = user;
  if (password !== undefined) url.password = password;
  if (port !== undefined) url.port = String(port);
  return url.href;
}

/** The databases of projects on a server, with limits that a test can wait for. */
export function databasesAt(
  url: string,
  { limitMs = 8000, hasHistory = false, idleMs = 10_000 } = {},
): ServerDatabases {
  return serverDatabases({
    directory: join(tmpdir(), 'saywright-nowhere'),
    url,
    limitMs,
    idleMs,
    hasHistory: async () => hasHistory,
    logError: (error) => log.push(String(error)),
  });
}

export async function asAdmin<Value>(
  work: (client: Client) => Promise<Value>,
  database = 'postgres',
): Promise<Value> {
  const url = new URL(server.admin);
  url.pathname = `/${database}`;
  const client = new Client(url.href);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Treats the first bytes that contain a text, and passes on all others. */
export function first(text: string, treated: ReturnType<OnTheWay>): OnTheWay {
  let isOver = false;
  return (bytes) => {
    if (isOver || !bytes.includes(text)) return bytes;
    isOver = true;
    return treated;
  };
}
