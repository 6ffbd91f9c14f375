import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { SiteRecord, SiteRecords } from './records.ts';
import type { Manifest } from './state.ts';

/**
 * The sandbox gives every customer's page a unique opaque origin: it can neither read what another site stored nor act
 * as one. Scripts, forms and links work.
 */
const policy =
  "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads; frame-ancestors 'none'; base-uri 'self'; object-src 'none'";

const headers = {
  'content-security-policy': policy,
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

/** Finds the file for a path: the exact file, a page without its extension, or the index page of a folder. */
function lookUp({ files }: Manifest, path: string): Found | undefined {
  const has = (name: string): boolean => Object.hasOwn(files, name);
  const found = (name: string): Found => ({ path: name, digest: files[name] ?? '' });
  if (path === '' || path.endsWith('/'))
    return has(`${path}index.html`) ? found(`${path}index.html`) : undefined;
  if (has(path)) return found(path);
  if (has(`${path}.html`)) return found(`${path}.html`);
  return has(`${path}/index.html`) ? { redirect: `${path}/` } : undefined;
}

async function answer(
  record: SiteRecord,
  manifest: Manifest,
  path: string,
  request: Request,
  base: string,
): Promise<Response> {
  const found = lookUp(manifest, path);
  if (found && 'redirect' in found)
    return new Response(null, {
      status: 301,
      headers: {
        ...headers,
        location: `${base}${found.redirect.split('/').map(encodeURIComponent).join('/')}`,
      },
    });
  const file = found ?? lookUp(manifest, '404.html');
  if (!file || 'redirect' in file) return nothing();
  const etag = `"${file.digest}"`;
  const common = { ...headers, etag };
  if (found && request.headers.get('if-none-match')?.split(/,\s*/u).includes(etag))
    return new Response(null, { status: 304, headers: common });
  const bytes = await record.blobs.read(file.digest);
  if (!bytes) return nothing();
  const type = getMimeType(file.path) ?? 'application/octet-stream';
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status: found ? 200 : 404,
    headers: { ...common, 'content-type': type, 'content-length': String(bytes.length) },
  });
}

function nothing(): Response {
  return new Response('There is no page at this address.', {
    status: 404,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** Serves live sites under `/_sites/<name>/` and deploys under `/_deploys/<id>/`. */
export function siteFiles(records: SiteRecords): Hono {
  const app = new Hono();
  const serve = async (
    request: Request,
    prefix: string,
    find: (name: string) => Promise<{ readonly record: SiteRecord; readonly deploy: string } | undefined>,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const [, , name = '', ...rest] = pathname.split('/');
    const place = await find(name);
    if (!place) return nothing();
    const base = `${prefix}${name}/`;
    if (!pathname.startsWith(base))
      return new Response(null, { status: 301, headers: { ...headers, location: base } });
    const path = decoded(rest.join('/'));
    const manifest = await records.manifest(place.record.state, place.deploy);
    if (path === undefined || !manifest) return nothing();
    return answer(place.record, manifest, path, request, base);
  };
  app.on(['GET', 'HEAD'], ['/_sites/*'], (c) =>
    serve(c.req.raw, '/_sites/', async (name) => {
      const record = await records.find(name);
      if (!record || record.state.name !== name) return undefined;
      const { live, deleted } = record.state;
      return live === null || deleted !== null ? undefined : { record, deploy: live };
    }),
  );
  app.on(['GET', 'HEAD'], ['/_deploys/*'], async (c) => {
    const response = await serve(c.req.raw, '/_deploys/', async (id) => {
      const record = await records.withDeploy(id);
      const shown = record?.state.deploys.some((deploy) => deploy.id === id && deploy.shown);
      return record && shown && record.state.deleted === null ? { record, deploy: id } : undefined;
    });
    response.headers.set('x-robots-tag', 'noindex');
    return response;
  });
  return app;
}
