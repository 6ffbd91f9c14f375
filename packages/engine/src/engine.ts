import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedBackend } from './backend/embedded.ts';
import { readSecrets } from './backend/secrets.ts';
import { httpApp } from './http/app.ts';
import { filesFrom } from './http/files.ts';
import { operationLine } from './line/line.ts';
import { enginePaths } from './paths.ts';
import { projectPool } from './pglite/pool.ts';
import { randomIds, sha256, systemClock } from './ports/system.ts';
import { backendStore } from './store/store.ts';

export interface EngineOptions {
  /** Folder that holds everything the engine keeps; made when missing. */
  readonly directory: string;
  /** Address people use, for links that lead back. */
  readonly siteUrl: string;
  /** Longest time one call to a project database may take, in milliseconds. */
  readonly limitMs: number;
  /** A project database that nobody used for this long is closed, in milliseconds. */
  readonly idleMs: number;
  readonly logError: (error: unknown) => void;
}

export interface Engine {
  readonly fetch: (request: Request) => Promise<Response>;
  close(): Promise<void>;
}

/** Starts an engine on embedded databases in one folder. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { directory, siteUrl, limitMs, idleMs, logError } = options;
  await mkdir(join(directory, 'projects'), { recursive: true });
  const secrets = await readSecrets(directory);
  const backend = await embeddedBackend({
    directory: join(directory, 'backend'),
    template: enginePaths.backendTemplate,
    migrations: enginePaths.migrations,
    secrets,
    siteUrl,
  });
  const projects = projectPool({
    directory: join(directory, 'projects'),
    template: enginePaths.projectTemplate,
    limitMs,
    idleMs,
  });
  const store = backendStore(backend);
  const line = operationLine({
    store,
    openProject: projects.open,
    clock: systemClock,
    ids: randomIds,
    hash: sha256,
  });
  await line.recover();
  const app = httpApp({
    backend,
    store,
    line,
    openProject: projects.open,
    logError,
    serveFile: filesFrom(enginePaths.app),
  });
  return {
    fetch: async (request) => app.fetch(request),
    close: async () => {
      await projects.close();
      await backend.close();
    },
  };
}
