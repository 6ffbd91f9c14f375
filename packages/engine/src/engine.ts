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
  /** Settles what a crash left in the middle. Commands wait for it; call it once requests are taken, to save them the wait. */
  recover(): Promise<void>;
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
  let recovery: Promise<void> | undefined;
  const recovered = (): Promise<void> => (recovery ??= line.recover().catch(logError));
  const app = httpApp({
    backend,
    store,
    line,
    recovered,
    openProject: projects.open,
    logError,
    serveFile: filesFrom(enginePaths.app),
  });
  return {
    fetch: async (request) => app.fetch(request),
    recover: recovered,
    close: async () => {
      await recovery;
      await projects.close();
      await backend.close();
    },
  };
}
