import { Hono, type Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Connection } from '../accounts/address.ts';
import { hostName, isSiteParent, siteNameAt } from '../http/hosts.ts';
import type { PasswordGate } from './gate.ts';
import { lookUp } from './lookUp.ts';
import { offlinePage } from './pages.ts';
import type { SiteLookup, SiteRecord } from './records.ts';
import { redirectFor } from './redirects.ts';
import { mainDomain, offlineMessage, passwordOf } from './settings.ts';
import type { Manifest } from './state.ts';

/**
 * The sandbox gives every customer's page a unique opaque origin: it can neither read what another site stored nor act
 * as one. Scripts, forms and links work.
 */
const sandbox =
  "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads; frame-ancestors 'none'; base-uri 'self'; object-src 'none'";

const headers = {
  'content-security-policy': sandbox,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // A sandboxed page is cross-origin to its own server, so its scripts and fonts are cross-origin requests.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cache-control': 'public, max-age=0, must-revalidate',
} as const;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

type Found = { readonly path: string; readonly digest: string } | { readonly redirect: string };

function fileAt({ files }: Manifest, path: string): Found | undefined {
  const file = lookUp((name) => Object.hasOwn(files, name), path);
  return file && 'path' in file ? { ...file, digest: files[file.path] ?? '' } : file;
}

async function answer(
  record: SiteRecord,
  manifest: Manifest,
  path: string,
  request: Request,
  base: string,
): Promise<Response> {
  const asked = fileAt(manifest, path);
  if (asked && 'redirect' in asked)
    return moved(`${base}${asked.redirect.split('/').map(encodeURIComponent).join('/')}`);
  const file = asked ?? fileAt(manifest, '404.html');
  if (!file || 'redirect' in file) return nothing();
  const etag = `"${file.digest}"`;
  const common = { ...headers, etag };
  if (asked && request.headers.get('if-none-match')?.split(/,\s*/u).includes(etag))
    return new Response(null, { status: 304, headers: common });
  const bytes = await record.blobs.read(file.digest);
  if (!bytes) return nothing();
  const type = getMimeType(file.path) ?? 'application/octet-stream';
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status: asked ? 200 : 404,
    headers: { ...common, 'content-type': type, 'content-length': String(bytes.length) },
  });
}

function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { ...headers, location } });
}

function nothing(): Response {
  return new Response('There is no page at this address.', {
    status: 404,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}

type Bound = Context<{ Bindings: Connection }>;

/** What is asked for: a site or one of its deploys, at a path or at a domain. */
interface Place {
  readonly record: SiteRecord;
  readonly deploy: string;
  /** `/_sites/<name>/`, `/_deploys/<id>/`, or `/` at a domain. */
  readonly base: string;
  /** The host that this site has to itself; '' on the shared origin. */
  readonly host: string;
  /** False for a deploy at its separate address. */
  readonly isSite: boolean;
}

/** The site origin's pages. */
export interface SiteFiles {
  /** Live sites under `/_sites/<name>/` and deploys under `/_deploys/<id>/`. */
  readonly routes: Hono<{ Bindings: Connection }>;
  /** The answer at a site's domain or its host of this machine; undefined elsewhere. */
  atDomain(c: Bound): Promise<Response | undefined>;
}

/** Serves the sites of this server. */
export function siteFiles(
  records: SiteLookup,
  gate: PasswordGate,
  sitesUrl: () => string = () => 'http://localhost',
): SiteFiles {
  /** Id of the password that a place needs. What visitors see or saw needs theirs, wherever it is opened. */
  async function passwordFor({ record, deploy, isSite }: Place): Promise<string | undefined> {
    const { state } = record;
    const live = passwordOf(state, 'live');
    if (isSite) return live;
    if (live === undefined) return passwordOf(state, 'previews');
    const wasLive = state.deploys.some(({ id, publishedAt }) => id === deploy && publishedAt !== null);
    return wasLive || (await hasLiveFiles(record, deploy)) ? live : passwordOf(state, 'previews');
  }

  async function hasLiveFiles({ state }: SiteRecord, deploy: string): Promise<boolean> {
    if (state.live === null) return false;
    const one = (await records.manifest(state, deploy))?.files ?? {};
    const other = (await records.manifest(state, state.live))?.files ?? {};
    const paths = Object.keys(one);
    return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
  }

  async function page(place: Place, request: Request): Promise<Response> {
    const { record, deploy, base, isSite } = place;
    const offline = isSite ? offlineMessage(record.state) : undefined;
    if (offline !== undefined) return offlinePage(offline);
    const { pathname } = new URL(request.url);
    const to = isSite ? redirectFor(record.state, `/${pathname.slice(base.length)}`) : undefined;
    if (to !== undefined) return moved(to.startsWith('/') ? `${base}${to.slice(1)}` : to);
    const path = decoded(pathname.slice(base.length));
    const manifest = await records.manifest(record.state, deploy);
    if (path === undefined || !manifest) return nothing();
    return answer(record, manifest, path, request, base);
  }

  async function serve(c: Bound, place: Place): Promise<Response> {
    const { record, base, host } = place;
    const password = await passwordFor(place);
    const closed = password === undefined ? undefined : await gate(c, { record, password, base, host });
    if (closed) return closed;
    if (c.req.method === 'POST') return nothing();
    const response = await page(place, c.req.raw);
    if (password !== undefined) {
      response.headers.set('cache-control', 'private, no-store');
      response.headers.set('vary', 'Cookie');
      response.headers.delete('etag');
      response.headers.delete('access-control-allow-origin');
    }
    if (!place.isSite) response.headers.set('x-robots-tag', 'noindex');
    // Such a host is an origin of that site alone.
    if (host !== '' && response.headers.get('content-security-policy') === sandbox)
      response.headers.set('content-security-policy', sandbox.replace(';', ' allow-same-origin;'));
    return response;
  }

  type Target = Pick<Place, 'record' | 'deploy' | 'isSite'>;

  async function siteCalled(name: string): Promise<Target | undefined> {
    const record = await records.find(name);
    if (!record || record.state.name !== name) return undefined;
    const { live, deleted } = record.state;
    return live === null || deleted !== null ? undefined : { record, deploy: live, isSite: true };
  }

  async function shownDeploy(id: string): Promise<Target | undefined> {
    const record = await records.withDeploy(id);
    const shown = record?.state.deploys.some((deploy) => deploy.id === id && deploy.shown);
    return record && shown && record.state.deleted === null
      ? { record, deploy: id, isSite: false }
      : undefined;
  }

  /** Serves what a name refers to, under a prefix and the name. */
  async function under(
    c: Bound,
    prefix: string,
    find: (name: string) => Promise<Target | undefined>,
  ): Promise<Response> {
    const { pathname, search, hostname, port } = new URL(c.req.url);
    const name = pathname.split('/')[2] ?? '';
    const found = await find(name);
    if (!found) return nothing();
    const base = `${prefix}${name}/`;
    if (!pathname.startsWith(base)) return moved(base);
    const parent = hostName(hostname);
    // A sandboxed page sends no pass with its styles and scripts, so it gets a separate host.
    if (isSiteParent(parent, sitesUrl()) && (await passwordFor({ ...found, base, host: '' })) !== undefined)
      return c.redirect(
        `//${name}.${parent}${port === '' ? '' : `:${port}`}/${pathname.slice(base.length)}${search}`,
      );
    return serve(c, { ...found, base, host: '' });
  }

  const routes = new Hono<{ Bindings: Connection }>();
  const methods = ['GET', 'HEAD', 'POST'];
  routes.on(methods, ['/_sites/*'], (c) => under(c, '/_sites/', siteCalled));
  routes.on(methods, ['/_deploys/*'], (c) => under(c, '/_deploys/', shownDeploy));

  /** The site or deploy that has a host to itself, such as shop-1a2b3c.localhost. */
  async function atOwnHost(c: Bound, host: string): Promise<Response | undefined> {
    const name = siteNameAt(host, sitesUrl());
    const found = name === undefined ? undefined : ((await siteCalled(name)) ?? (await shownDeploy(name)));
    // Below a domain for sites there is nothing but sites.
    if (!found) return name === undefined || host.endsWith('.localhost') ? undefined : nothing();
    return methods.includes(c.req.method) ? serve(c, { ...found, base: '/', host }) : nothing();
  }

  return {
    routes,
    async atDomain(c) {
      const url = new URL(c.req.url);
      const asked = c.req.header('host') ?? url.host;
      const host = hostName(asked);
      if (hostName(url.host) !== host) return undefined;
      const record = await records.withDomain(host);
      if (!record) return atOwnHost(c, host);
      const { live, deleted } = record.state;
      if (live === null || deleted !== null || !methods.includes(c.req.method)) return nothing();
      const main = mainDomain(record.state) ?? host;
      const port = /:\d+$/u.exec(asked)?.[0] ?? '';
      if (main !== host) return moved(`//${main}${port}${url.pathname}${url.search}`);
      return serve(c, { record, deploy: live, base: '/', host, isSite: true });
    },
  };
}
