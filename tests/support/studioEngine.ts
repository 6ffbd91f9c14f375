import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../packages/engine/src/engine.ts';
import type { Engine, EngineOptions } from '../../packages/engine/src/options.ts';
import { askEngine, siteUrl, type Ask } from './askEngine.ts';
import { givenServer } from './givenServer.ts';

/** An engine in this process with its own folder, called like a browser does. */
export interface StudioEngine {
  readonly engine: () => Engine;
  readonly directory: string;
  /** Log output of the engine. */
  readonly log: readonly string[];
  readonly ask: Ask;
  /** Restarts it on the same folder. */
  restart(): Promise<void>;
  /** Stops it and removes its folder, after a look into it. */
  close(look?: (directory: string) => Promise<void>): Promise<void>;
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
      limitMs: 60_000,
      idleMs: 60_000,
      logError: (error) => log.push(String(error)),
      databaseUrl: givenServer()?.url,
      ...options,
    });
  let engine = await start();
  return {
    engine: () => engine,
    directory,
    log,
    ask: await askEngine(() => engine),
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
