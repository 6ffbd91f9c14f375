import { Hono } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { Accounts } from '../accounts/routes.ts';
import type { Payments } from '../payments/payments.ts';
import { bridge, type BridgeParts } from './bridge.ts';

/** Hash of the one style element react-aria adds, a touch-action rule for pressable things (its usePress). */
const pressStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Files of no known type are compressed too: the browser's database comes with megabytes of such. */
function isCompressible(type: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type === 'application/octet-stream';
}

/** Serves the built files of the app; answers undefined for a path it has no file for. */
export type ServeFile = (path: string) => Promise<Response | undefined>;

/** The engine's one handler: the app's files, accounts and data, and the command bridge. */
export function httpApp(
  parts: BridgeParts & {
    readonly serveFile: ServeFile;
    readonly payments: Payments;
    readonly accounts: Accounts;
  },
): Hono {
  const app = new Hono();
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
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.use(compress({ contentTypeFilter: isCompressible }));
  app.route('/bridge/v1', bridge(parts));
  app.route('/auth/v1', parts.accounts.routes);
  app.all('/rest/v1/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    return parts.backend.fetch(new Request(`${parts.backend.url}${pathname}${search}`, c.req.raw));
  });
  app.route('/functions/v1', parts.payments.routes);
  app.all('/functions/v1/:name', (c) => c.json({ error: 'There is no such function.' }, 404));
  // An address of the API that is not there must not look like a page.
  app.all('/bridge/v1/*', (c) => c.json({ message: 'There is nothing here.' }, 404));
  app.get('*', async (c) => {
    // A page that was drawn while building lies beside its address.
    const file =
      (await parts.serveFile(c.req.path)) ??
      (await parts.serveFile(`${c.req.path}.html`)) ??
      (await parts.serveFile('/app.html'));
    return file ?? c.text('The app is not built. Run npm run build.', 503);
  });
  app.onError((error, c) => {
    parts.logError(error);
    return c.json({ message: 'Something went wrong on the server. Please try again.' }, 500);
  });
  return app;
}
