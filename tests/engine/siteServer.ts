import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { nodeServer } from '../../packages/engine/src/http/nodeServer.ts';
import type { SiteProject } from '../../packages/engine/src/ports/siteHost.ts';
import type { Clock } from '../../packages/engine/src/ports/system.ts';
import { embeddedSiteHost, type EmbeddedSiteHost } from '../../packages/engine/src/site/embedded.ts';
import { readDeployToken, siteOrigin } from '../../packages/engine/src/site/origin.ts';

/** An answer as a visitor gets it, with no redirect followed. */
export interface Visit {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface VisitOptions {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A site host with its second origin on a local port, a clock that tests set, and raw requests. */
export interface SiteServer {
  readonly directory: string;
  readonly port: number;
  readonly token: string;
  readonly clock: Clock & { set(iso: string): void };
  /** Replaced by `restart`. */
  host(): EmbeddedSiteHost;
  /** Sends the path exactly as it is given, to the shared origin unless a host is named. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /** Opens the same folder again, as after a restart of the server. */
  restart(): Promise<void>;
  /** Throws where the server logged an error. */
  close(): Promise<void>;
}

const portSchema = z.object({ port: z.number() });

function settableClock(): SiteServer['clock'] {
  let now = new Date('2026-11-23T12:00:00.000Z');
  return {
    now: () => now,
    elapsed: () => 0,
    set: (iso) => {
      now = new Date(iso);
    },
  };
}

export async function siteServer(): Promise<SiteServer> {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-site-actions-'));
  const clock = settableClock();
  const logged: unknown[] = [];
  const token = await readDeployToken(directory);
  const studioHosts = (): readonly string[] => ['studio.example.org', 'localhost:4322'];
  const opened = (): { readonly host: EmbeddedSiteHost; readonly app: ReturnType<typeof siteOrigin> } => {
    const host = embeddedSiteHost({ directory, clock, studioHosts });
    const logError = (error: unknown): void => void logged.push(error);
    return { host, app: siteOrigin({ host, token, clock, logError, hosts: ['studio.example.org'] }) };
  };
  let current = opened();
  const server: Server = nodeServer(
    async (incoming, connection) => current.app.fetch(incoming, connection),
    (error) => logged.push(error),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = portSchema.parse(server.address());
  return {
    directory,
    port,
    token,
    clock,
    host: () => current.host,
    visit: (path, { method = 'GET', host, headers = {}, body = '' } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(
          {
            port,
            path,
            method,
            headers: {
              host: host ?? 'studio.example.org',
              ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
              ...headers,
            },
          },
          (answer) => {
            let text = '';
            answer.setEncoding('utf8');
            answer.on('data', (chunk: string) => (text += chunk));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                body: text,
                headers: Object.fromEntries(
                  Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
                ),
              }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(body);
      }),
    restart: async () => {
      current = opened();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(directory, { recursive: true, force: true });
      if (logged.length > 0) throw new Error(String(logged[0]));
    },
  };
}

export function newProject(): SiteProject {
  return { id: randomUUID(), name: 'Shop' };
}
