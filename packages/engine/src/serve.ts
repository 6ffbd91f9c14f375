import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { z } from 'zod';
import { createEngine } from './engine.ts';
import { lockDirectory } from './lock.ts';

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
    HOST: z.string().default('127.0.0.1'),
    SAYWRIGHT_DATA: z.string().default('.saywright'),
    SAYWRIGHT_LIMIT_MS: z.coerce.number().int().min(100).default(8000),
    SAYWRIGHT_IDLE_MS: z.coerce.number().int().min(1000).default(300_000),
  })
  .parse(process.env);

// Folders of another Postgres build cannot be opened, so its version is part of the name.
const directory = join(resolve(environment.SAYWRIGHT_DATA), 'v1-pg17');
mkdirSync(directory, { recursive: true });

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function logError(error: unknown): void {
  process.stderr.write(
    `${new Date().toISOString()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}

// Libraries print whole database errors, parameters included. Only what went wrong may reach the log, never what
// somebody typed.
function logMessages(...items: readonly unknown[]): void {
  for (const item of items)
    if (item instanceof Error) process.stderr.write(`${new Date().toISOString()} ${item.message}\n`);
}
Object.assign(console, { error: logMessages });

async function main(): Promise<void> {
  const unlock = lockDirectory(directory);
  const engine = await createEngine({
    directory,
    siteUrl: `http://localhost:${environment.PORT}`,
    limitMs: environment.SAYWRIGHT_LIMIT_MS,
    idleMs: environment.SAYWRIGHT_IDLE_MS,
    logError,
  });
  const server = serve(
    { fetch: engine.fetch, port: environment.PORT, hostname: environment.HOST },
    (address) => {
      say(`Saywright is ready: http://localhost:${address.port}`);
      void engine.recover();
    },
  );
  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    server.close();
    await engine.close();
    unlock();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
