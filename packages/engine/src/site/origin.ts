import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Connection } from '../accounts/address.ts';
import { DataFolderError } from '../disk/damage.ts';
import { writeAtomic } from '../disk/files.ts';
import { completeHeaders } from '../http/headers.ts';
import { onlyFor } from '../http/hosts.ts';
import type { ServeProjectApi } from '../projectApi/routes.ts';
import { siteFiles } from './files.ts';
import { passwordGate } from './gate.ts';
import type { LivePreviews } from './livePreviews.ts';
import { netlifyApi, type NetlifyApiOptions } from './netlifyApi.ts';
import type { SiteLookup } from './records.ts';

const tokenSchema = z.string().min(40);

/** The token of the deploy API: created once, stored beside the sites, readable by this user only. */
export async function readDeployToken(directory: string): Promise<string> {
  const path = join(directory, 'deploy-token');
  if (existsSync(path)) {
    const stored = tokenSchema.safeParse((await readFile(path, 'utf8')).trim());
    if (stored.success) return stored.data;
    throw new DataFolderError(
      `${path} is damaged: it does not contain a complete token. Restore it from a backup. If you have none, delete it: a new token is created, and tools that publish with the old one need the new one. Nothing was changed.`,
    );
  }
  await mkdir(directory, { recursive: true });
  const token = `saywright_${randomBytes(32).toString('base64url')}`;
  await writeAtomic(path, token, { mode: 0o600 });
  return token;
}

/**
 * The app of the second origin: customers' sites and the deploy API. It shares nothing with the studio's origin, so no
 * customer's page ever runs where a founder's session is stored.
 */
export function siteOrigin(
  options: NetlifyApiOptions & {
    /** Host names that this server answers for, besides localhost and loopback addresses. */
    readonly hosts: readonly string[];
    /** Number of the operator's proxies in front of the server. @default 0 */
    readonly proxies?: number;
    /** Address of this origin, without a trailing slash. @default one on this machine */
    readonly sitesUrl?: () => string;
    /** The sites that visitors reach. @default all */
    readonly sites?: SiteLookup;
    /** Answers at the APIs of projects. */
    readonly projectApi?: ServeProjectApi;
    /** Answers at the addresses of previews that only a founder sees. */
    readonly previews?: Pick<LivePreviews, 'answer'>;
  },
): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>();
  const { records } = options.host;
  const gate = passwordGate({ records, clock: options.clock, proxies: options.proxies ?? 0 });
  const files = siteFiles(options.sites ?? records, gate, options.sitesUrl);
  app.use(async (c, next) => {
    await next();
    completeHeaders(c.res.headers);
  });
  app.use(async (c, next) => (await options.previews?.answer(c)) ?? next());
  app.use(async (c, next) => (await options.projectApi?.(c)) ?? next());
  // At a site's domain there is nothing but that site: no deploy API, and no other site.
  app.use(async (c, next) => (await files.atDomain(c)) ?? next());
  app.use(onlyFor(options.hosts));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.route('/api/v1', netlifyApi(options));
  app.route('/', files.routes);
  app.notFound((c) => c.text('There is no page at this address.', 404));
  app.onError((error, c) => {
    options.logError(error);
    return c.text('Something went wrong on the server.', 500);
  });
  return app;
}
