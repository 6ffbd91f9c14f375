import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createEngine } from '../../packages/engine/src/engine.ts';
import type { Engine, EngineOptions } from '../../packages/engine/src/options.ts';
import { givenServer } from './givenServer.ts';

export const siteUrl = 'http://studio.example';
const configSchema = z.object({ publishableKey: z.string() });

/** An engine in this process with its own folder, called like a browser does. */
export interface StudioEngine {
  readonly engine: () => Engine;
  readonly directory: string;
  /** Log output of the engine. */
  readonly log: readonly string[];
  ask(path: string, given?: Asked): Promise<Response>;
  /** Restarts it on the same folder. */
  restart(): Promise<void>;
  /** Stops it and removes its folder, after a look into it. */
  close(look?: (directory: string) => Promise<void>): Promise<void>;
}

export interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string | undefined;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function studioEngine(options: Partial<EngineOptions> = {}): Promise<StudioEngine> {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-studio-'));
  const log: string[] = [];
  const start = (): Promise<Engine> =>
    createEngine({
      directory,
      siteUrl,
      sitesUrl: () => 'http://sites.example',
      openProjects: 12,
      limitMs: 8000,
      idleMs: 60_000,
      logError: (error) => log.push(String(error)),
      databaseUrl: givenServer()?.url,
      ...options,
    });
  let engine = await start();
  const config = await engine.fetch(new Request(`${siteUrl}/bridge/v1/config`));
  const { publishableKey } = configSchema.parse(await config.json());
  return {
    engine: () => engine,
    directory,
    log,
    ask: (path, { method, body, token, from = '192.0.2.1', headers = {} } = {}) =>
      engine.fetch(
        new Request(`${siteUrl}${path}`, {
          method: method ?? (body ? 'POST' : 'GET'),
          headers: {
            apikey: publishableKey,
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
        { incoming: { socket: { remoteAddress: from } } },
      ),
    restart: async () => {
      await engine.close();
      engine = await start();
    },
    close: async (look) => {
      await engine.close();
      await look?.(directory);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
