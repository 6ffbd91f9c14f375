import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Connection } from '../accounts/address.ts';
import { hostAddress, hostName, siteNameAt } from '../http/hosts.ts';
import type { Clock } from '../ports/system.ts';
import { lookUp } from './lookUp.ts';

/** What a preview shows, and until when. */
export interface PreviewContent {
  /** Name of the site. */
  readonly site: string;
  /** The same for the same content, so that a page that is open stays open. */
  readonly key: string;
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
  /** The answer at the host of a preview; undefined elsewhere. */
  answer(c: Context<{ Bindings: Connection }>): Promise<Response | undefined>;
}

const prefix = 'preview-';
const longestMs = 60 * 60 * 1000;
const mostPreviews = 200;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const api = /^\/(?:rest|auth)\/v1(?:\/|$)/u;

/** Previews, each on its own host below the sites' address; only pages of the studio may show them in a frame. */
export function livePreviews(options: {
  readonly sitesUrl: () => string;
  /** Origins of the studio. */
  readonly studio: () => readonly string[];
  readonly clock: Clock;
}): LivePreviews {
  const { sitesUrl, studio, clock } = options;
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

  const expired = ({ at }: { readonly at: number }): boolean => clock.now().getTime() - at > longestMs;

  function page({ files }: PreviewContent, request: Request): Response {
    const { pathname } = new URL(request.url);
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
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers(), 'content-type': getMimeType(found.path) ?? 'application/octet-stream' },
    });
  }

  return {
    open(content) {
      for (const [name, preview] of previews) {
        if (preview.site !== content.site && !expired(preview)) continue;
        if (preview.key === content.key && !expired(preview)) {
          previews.set(name, { ...content, at: clock.now().getTime() });
          return hostAddress(name, sitesUrl());
        }
        previews.delete(name);
      }
      const [oldest] = previews.keys();
      if (oldest !== undefined && previews.size >= mostPreviews) previews.delete(oldest);
      const name = `${prefix}${randomBytes(20).toString('hex')}`;
      previews.set(name, { ...content, at: clock.now().getTime() });
      return hostAddress(name, sitesUrl());
    },
    siteAt: (name) => previews.get(name)?.site,
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
      const isApi = api.test(url.pathname);
      if (!reading.has(c.req.method))
        return isApi
          ? c.json({ message: 'This is a preview, so nothing is stored here.' }, 403)
          : text(405, 'This is a preview, so nothing is sent from here.');
      // Reading goes on to the API of the project.
      return isApi ? undefined : page(preview, c.req.raw);
    },
  };
}
