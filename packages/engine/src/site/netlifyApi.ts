import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Clock } from '../ports/system.ts';
import { limits } from './deployPaths.ts';
import type { EmbeddedSiteHost } from './embedded.ts';
import { ApiError, netlifyDeploys, type Deploy } from './netlifyDeploys.ts';
import { deployJson, siteJson } from './netlifyViews.ts';
import type { SiteRecord } from './records.ts';

export interface NetlifyApiOptions {
  readonly host: EmbeddedSiteHost;
  /** The token that callers must send; belongs to this server and never leaves it. */
  readonly token: string;
  readonly clock: Clock;
  readonly logError: (error: unknown) => void;
}

const newDeployBytes = 4 * 1024 * 1024;

function isSame(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** Rejects a body that is too large, before or while it arrives. */
function atMost(bytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: (c) => c.json({ code: 413, message: 'This is too large.' }, 413),
  });
}

function originOf(c: Context): string {
  return new URL(c.req.url).origin;
}

/** The part of Netlify's API that deploys need, so that Netlify's tools work against this host. */
export function netlifyApi({ host, token, clock, logError }: NetlifyApiOptions): Hono {
  const { records, inTurn } = host;
  const deploys = netlifyDeploys(records, clock);
  const app = new Hono();

  async function siteOf(c: Context): Promise<SiteRecord> {
    const record = await records.find(c.req.param('site') ?? '');
    if (!record || record.state.deleted !== null) throw new ApiError(404, 'There is no such site.');
    return record;
  }

  /** Runs work on a site exclusively. */
  async function alone<Value>(c: Context, work: (record: SiteRecord) => Promise<Value>): Promise<Value> {
    const { state } = await siteOf(c);
    return inTurn(state.project, async () => work(await siteOf(c)));
  }

  const show = (c: Context, { record, manifest }: Deploy): Promise<object> =>
    deployJson(record, manifest, originOf(c));

  app.use(async (c, next) => {
    const [, given = ''] = /^Bearer (\S+)$/iu.exec(c.req.header('authorization') ?? '') ?? [];
    if (!isSame(given, token)) return c.json({ code: 401, message: 'Access denied.' }, 401);
    // Browsers are refused, even with the token.
    if (c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined)
      return c.json({ code: 403, message: 'This API is not for browsers.' }, 403);
    return next();
  });
  app.get('/sites', async (c) => {
    const known = (await records.all()).filter(({ state }) => state.deleted === null);
    return c.json(known.map(({ state }) => siteJson(state, originOf(c))));
  });
  app.get('/sites/:site', async (c) => c.json(siteJson((await siteOf(c)).state, originOf(c))));
  app.get('/sites/:site/deploys', async (c) => {
    const record = await siteOf(c);
    const listed = record.state.deploys.filter((deploy) => deploy.shown || !deploy.complete).toReversed();
    return c.json(await Promise.all(listed.map(async ({ id }) => show(c, await deploys.find(record, id)))));
  });
  app.post('/sites/:site/deploys', atMost(newDeployBytes), async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    return c.json(await show(c, await alone(c, (record) => deploys.create(record, body))));
  });
  app.get('/sites/:site/deploys/:deploy', async (c) =>
    c.json(await show(c, await deploys.find(await siteOf(c), c.req.param('deploy')))),
  );
  app.post('/sites/:site/deploys/:deploy/restore', async (c) => {
    const id = c.req.param('deploy');
    const restored = await alone(c, async (record) => deploys.publish(await deploys.find(record, id)));
    return c.json(await show(c, restored), 201);
  });
  app.put('/sites/:site/rollback', async (c) => {
    await alone(c, (record) => deploys.rollBack(record));
    return c.body(null, 204);
  });
  app.get('/deploys/:deploy', async (c) => {
    const id = c.req.param('deploy');
    return c.json(await show(c, await deploys.find(await records.withDeploy(id), id)));
  });
  app.put('/deploys/:deploy/files/:path{.+}', atMost(limits.fileBytes), async (c) => {
    const { deploy: id, path } = c.req.param();
    const { record } = await deploys.find(await records.withDeploy(id), id);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const sha = await inTurn(record.state.project, async () =>
      deploys.upload(await deploys.find(await records.withDeploy(id), id), path, bytes),
    );
    return c.json({ id: `/${path}`, path: `/${path}`, sha, size: bytes.length });
  });
  app.onError((error, c) => {
    if (error instanceof ApiError)
      return c.json({ code: error.status, message: error.message }, error.status);
    logError(error);
    return c.json({ code: 500, message: 'Something went wrong on the server.' }, 500);
  });
  return app;
}
