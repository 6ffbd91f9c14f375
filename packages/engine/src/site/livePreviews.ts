import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Connection } from '../accounts/address.ts';
import { hostAddress, hostName, siteNameAt } from '../http/hosts.ts';
import type { Clock } from '../ports/system.ts';
import type { ApiTrial } from '../projectApi/request.ts';
import { lookUp } from './lookUp.ts';
import { previewScript, withPreviewScript } from './previewPage.ts';

/** What a preview shows, and until when. */
export interface PreviewContent {
  /** Name of the site. */
  readonly site: string;
  /** The same for the same content, so that a page that is open stays open. */
  readonly key: string;
  /** Who sees it: each person has a separate address. */
  readonly as: ApiTrial['as'];
  /** What the requests of its pages run on; without one, on the project as it is. */
  readonly trial?: ApiTrial | undefined;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  /** Whether it is still to be seen; asked for every page. */
  readonly isOpen: () => Promise<boolean>;
}

/** Pages that one founder sees before anyone else can, in memory. */
export interface LivePreviews {
  /** Shows a content at an address nobody can guess, in place of the site's preview before; returns the address. */
  open(content: PreviewContent): string;
  /** The name of the site that a host previews. */
  siteAt(name: string): string | undefined;
  /** What the requests of a preview's pages run on. */
  trialAt(name: string): ApiTrial | undefined;
  /** The answer at the host of a preview; undefined elsewhere. */
  answer(c: Context<{ Bindings: Connection }>): Promise<Response | undefined>;
}

const prefix = 'preview-';
/** How long a preview lasts after the studio last asked for it. As a test person it shows more than a visitor sees. */
const longestMs = { visitor: 60 * 60 * 1000, customer: 15 * 60 * 1000, owner: 15 * 60 * 1000 };
const mostPreviews = 200;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const api = /^\/(?:rest|auth)\/v1(?:\/|$)/u;
const data = /^\/rest\/v1(?:\/|$)/u;
const isPage = /\.html?$/u;

/** Previews, each on its own host below the sites' address; only pages of the studio may show them in a frame. */
export function livePreviews(options: {
  readonly sitesUrl: () => string;
  /** Origins of the studio. */
  readonly studio: () => readonly string[];
  readonly clock: Clock;
  /** What is added to the pages. */
  readonly script: string;
}): LivePreviews {
  const { sitesUrl, studio, clock, script } = options;
  const previews = new Map<string, PreviewContent & { readonly at: number }>();

  function headers(): Readonly<Record<string, string>> {
    return {
      'content-security-policy': `sandbox allow-scripts allow-forms allow-same-origin; frame-ancestors ${studio().join(' ')}; base-uri 'self'; object-src 'none'`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cache-control': 'private, no-store',
    };
  }

  const text = (status: number, words: string): Response =>
    new Response(words, { status, headers: { ...headers(), 'content-type': 'text/plain; charset=utf-8' } });

  const expired = ({ at, as }: Pick<PreviewContent, 'as'> & { readonly at: number }): boolean =>
    clock.now().getTime() - at > longestMs[as];

  function page({ files, as }: PreviewContent, request: Request): Response {
    const { pathname } = new URL(request.url);
    if (pathname === previewScript)
      return new Response(script, { headers: { ...headers(), 'content-type': 'text/javascript' } });
    const known = new Map(files.map((file) => [file.path, file.bytes]));
    let path: string;
    try {
      path = decodeURIComponent(pathname.slice(1));
    } catch {
      return text(404, 'There is no page at this address.');
    }
    const found = lookUp((name) => known.has(name), path);
    if (found && 'redirect' in found)
      return new Response(null, { status: 302, headers: { ...headers(), location: `/${found.redirect}` } });
    const bytes = found && known.get(found.path);
    if (!found || !bytes) return text(404, 'There is no page at this address.');
    const shown = isPage.test(found.path)
      ? withPreviewScript(Buffer.from(bytes).toString(), as, studio())
      : new Uint8Array(bytes);
    return new Response(request.method === 'HEAD' ? null : shown, {
      headers: { ...headers(), 'content-type': getMimeType(found.path) ?? 'application/octet-stream' },
    });
  }

  return {
    open(content) {
      for (const [name, preview] of previews) {
        if (preview.site !== content.site && !expired(preview)) continue;
        const isSame = preview.key === content.key && !expired(preview);
        if (isSame && preview.as === content.as) {
          previews.set(name, { ...content, at: clock.now().getTime() });
          return hostAddress(name, sitesUrl());
        }
        if (!isSame) previews.delete(name);
      }
      const [oldest] = previews.keys();
      if (oldest !== undefined && previews.size >= mostPreviews) previews.delete(oldest);
      const name = `${prefix}${randomBytes(20).toString('hex')}`;
      previews.set(name, { ...content, at: clock.now().getTime() });
      return hostAddress(name, sitesUrl());
    },
    siteAt: (name) => previews.get(name)?.site,
    trialAt: (name) => previews.get(name)?.trial,
    async answer(c) {
      const url = new URL(c.req.url);
      const host = hostName(c.req.header('host') ?? url.host);
      const name = hostName(url.host) === host ? siteNameAt(host, sitesUrl()) : undefined;
      if (name?.startsWith(prefix) !== true) return undefined;
      const preview = previews.get(name);
      if (!preview || expired(preview) || !(await preview.isOpen())) {
        previews.delete(name);
        return text(410, 'This preview has ended.');
      }
      if (preview.as !== 'visitor' && c.req.header('sec-fetch-dest') === 'document')
        return text(403, 'This preview is shown in the studio only.');
      const isApi = api.test(url.pathname);
      if (!reading.has(c.req.method))
        return isApi
          ? c.json({ message: 'This is a preview, so nothing is stored here.' }, 403)
          : text(405, 'This is a preview, so nothing is sent from here.');
      if (isApi && !data.test(url.pathname))
        return c.json({ message: 'This is a preview, so nobody signs in here.' }, 403);
      // Reading goes on to the API of the project.
      return isApi ? undefined : page(preview, c.req.raw);
    },
  };
}
