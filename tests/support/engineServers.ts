import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createEngine } from '../../packages/engine/src/engine.ts';
import type { Engine } from '../../packages/engine/src/options.ts';
import { nodeServer } from '../../packages/engine/src/http/nodeServer.ts';

const addressSchema = z.object({ port: z.number() });
const configSchema = z.object({ publishableKey: z.string() });

/** An engine in this process, with both origins on local ports. */
export interface EngineServers {
  readonly engine: Engine;
  readonly directory: string;
  readonly key: string;
  /** Port of the studio. */
  readonly studio: number;
  /** Port of published sites. */
  readonly sites: number;
  /** Starts another server beside it and returns its port. */
  listen(...parts: Parameters<typeof nodeServer>): Promise<number>;
  close(): Promise<void>;
}

/** Starts an engine on an empty folder, for the host studio.example.org and the address 192.0.2.7. */
export async function engineServers(logError: (error: unknown) => void): Promise<EngineServers> {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-servers-'));
  const servers: Server[] = [];
  const engine = await createEngine({
    directory,
    siteUrl: 'https://studio.example.org',
    sitesUrl: () => 'http://localhost',
    hosts: ['192.0.2.7'],
    openProjects: 12,
    limitMs: 60_000,
    idleMs: 300_000,
    logError,
  });
  const listen: EngineServers['listen'] = async (...parts) => {
    const server = nodeServer(...parts).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return addressSchema.parse(server.address()).port;
  };
  const config = await (await engine.fetch(new Request('http://localhost/bridge/v1/config'))).json();
  return {
    engine,
    directory,
    key: configSchema.parse(config).publishableKey,
    studio: await listen(engine.fetch, logError),
    sites: await listen(engine.fetchSites, logError),
    listen,
    close: async () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await engine.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
