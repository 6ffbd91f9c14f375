import { Hono } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { Connection } from '../accounts/address.ts';
import type { Accounts } from '../accounts/routes.ts';
import type { Payments } from '../payments/payments.ts';
import { askBackend } from './backendAnswer.ts';
import { takeBodies } from './bodies.ts';
import { bridge, type BridgeParts } from './bridge.ts';
import { onlyFor } from './hosts.ts';
import { knownMethods, readableAccount, readableAddress, readableJson } from './readable.ts';

/** Hash of the one style element react-aria adds, a touch-action rule for pressable things (its usePress). */
const pressStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Files of no known type are compressed too: the browser's database comes with megabytes of such. */
function isCompressible(type: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type === 'application/octet-stream';
}

/** Addresses whose answers are for one person. */
const privatePath = /^\/(?:auth|rest|functions|bridge)\/v1\//u;

/** Whether an address is that of a file that a page loads: nobody reads a page in its place. */
function isFileName(path: string): boolean {
  return path.startsWith('/assets/') || /\.(?!html$)[a-z\d]{1,8}$/iu.test(path);
}

/** Longest time a body may take to arrive. */
const bodyMs = 30_000;

/** Serves the built files of the app; answers undefined for a path it has no file for. */
export type ServeFile = (path: string) => Promise<Response | undefined>;

/** The engine's one handler: the app's files, accounts and data, and the command bridge. */
export function httpApp(
  parts: BridgeParts & {
    readonly serveFile: ServeFile;
    readonly payments: Payments;
    readonly accounts: Accounts;
    /** Takes messages to the operator. */
    readonly contact: Hono<{ Bindings: Connection }>;
    /** Names that this server answers for, beside localhost and loopback addresses. */
    readonly hosts: readonly string[];
  },
): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>();
  app.use(async (c, next) => {
    await next();
    // What is for one person, and what went wrong, is kept by no browser or proxy.
    const { headers, status } = c.res;
    if (privatePath.test(c.req.path) || status >= 400 || !headers.has('cache-control'))
      headers.set('cache-control', 'no-store');
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        // The databases that visitors without an account try run in a worker of this origin, as WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", (c) => parts.payments.scriptSource(c.req.path)],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", pressStyle],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      referrerPolicy: 'same-origin',
      xFrameOptions: 'DENY',
    }),
  );
  app.use(onlyFor(parts.hosts));
  app.use(knownMethods);
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/bridge/v1/*'])
    app.use(path, readableAddress);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.use(compress({ contentTypeFilter: isCompressible }));
  app.use('/auth/v1/*', takeBodies({ bytes: 64 * 1024, ms: bodyMs }), readableAccount);
  app.use('/rest/v1/*', takeBodies({ bytes: 1024 * 1024, ms: bodyMs }), readableJson);
  app.use('/functions/v1/*', takeBodies({ bytes: 16 * 1024, ms: bodyMs }));
  app.use('/bridge/v1/*', takeBodies({ bytes: 1024 * 1024, ms: bodyMs }));
  app.route('/bridge/v1', bridge(parts));
  app.route('/bridge/v1', parts.contact);
  app.route('/auth/v1', parts.accounts.routes);
  app.all('/rest/v1/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    return askBackend(parts.backend, new Request(`${parts.backend.url}${pathname}${search}`, c.req.raw));
  });
  app.route('/functions/v1', parts.payments.routes);
  app.all('/functions/v1/:name', (c) => c.json({ error: 'There is no such function.' }, 404));
  // An address of the API that is not there must not look like a page.
  app.all('/bridge/v1/*', (c) => c.json({ message: 'There is nothing here.' }, 404));
  app.get('*', async (c) => {
    const { path } = c.req;
    // Each page of the app has a file beside its address; capitals and a slash at the end make no other page.
    const address = path.replace(/(?<=.)\/+$/u, '').toLowerCase();
    const file = path.endsWith('.html')
      ? undefined
      : ((await parts.serveFile(path)) ?? (await parts.serveFile(`${address}.html`)));
    if (file) return file;
    if (isFileName(path)) return c.text('There is no such file.', 404);
    const missing = await parts.serveFile('/404.html');
    if (!missing) return c.text('The app is not built. Run npm run build.', 404);
    return new Response(missing.body, { status: 404, headers: missing.headers });
  });
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404));
  app.onError((error, c) => {
    parts.logError(error);
    return c.json({ message: 'Something went wrong on the server. Please try again.' }, 500);
  });
  return app;
}
