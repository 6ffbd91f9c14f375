import { Hono } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { Connection } from '../accounts/address.ts';
import { accountCommands, type AccountCommandParts } from '../accounts/commands.ts';
import type { Accounts } from '../accounts/routes.ts';
import { conversationCommands } from '../conversations/commands.ts';
import type { TalkingParts } from '../conversations/talking.ts';
import {
  databaseCommands,
  reportCommands,
  type CommandDependencies,
  type NamedHandler,
} from '../operations/commands.ts';
import { dataCommands } from '../operations/dataCommands.ts';
import { CommandError } from '../operations/errors.ts';
import type { Payments } from '../payments/payments.ts';
import type { OperationPipeline } from '../operations/pipeline.ts';
import { askBackend } from './backendAnswer.ts';
import { takeBodies } from './bodies.ts';
import { takeCommands } from './commandBodies.ts';
import { bridge, type BridgeParts } from './bridge.ts';
import { carryingOut, type CarryOutParts } from './carryOut.ts';
import { refusal } from './failures.ts';
import { functionRoutes } from './functions.ts';
import { hostCommands, type HostCommandParts } from './hostCommands.ts';
import { onlyFor, siteHosts } from './hosts.ts';
import { knownMethods, readableAccount, readableAddress, readableJson } from './readable.ts';

/** Hash of the one style element react-aria adds: a touch-action rule for pressable elements (usePress). */
const pressStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Files of unknown type are compressed too: the browser's database has megabytes of them. */
function isCompressible(type: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type === 'application/octet-stream';
}

/** Addresses whose answers are for one person. */
const privatePath = /^\/(?:auth|rest|functions|bridge)\/v1\//u;

/** Whether a path names a file that a page loads, where an HTML answer makes no sense. */
function isFileName(path: string): boolean {
  return path.startsWith('/assets/') || /\.(?!html$)[a-z\d]{1,8}$/iu.test(path);
}

/** Longest time a body may take to arrive, in milliseconds. */
const bodyMs = 30_000;

/** Serves the built files of the app; undefined for a path without a file. */
export type ServeFile = (path: string) => Promise<Response | undefined>;

interface AppParts
  extends
    CommandDependencies,
    TalkingParts,
    HostCommandParts,
    AccountCommandParts,
    Omit<BridgeParts, 'carryOut' | 'backend'>,
    Omit<CarryOutParts, 'handlers' | 'pipeline' | 'backend'> {
  readonly store: CommandDependencies['store'] & AccountCommandParts['store'];
  readonly pipeline: OperationPipeline;
}

/** The engine's one handler: the app's files, accounts and data, and the command bridge. */
export function httpApp(
  parts: AppParts & {
    readonly serveFile: ServeFile;
    readonly payments: Payments;
    /** The commands about people's language models. */
    readonly models: readonly NamedHandler[];
    /** The commands about the APIs of projects. */
    readonly projectApi: readonly NamedHandler[];
    /** The commands about restore points of projects. */
    readonly points: readonly NamedHandler[];
    /** The commands about people's projects. */
    readonly projects: readonly NamedHandler[];
    /** Downloads and uploads of whole projects. */
    readonly copies: Hono;
    /** Pages of apps in trials, with a separate policy. */
    readonly trialPages: Hono;
    /** The upload of pictures. */
    readonly pictures: Hono<{ Variables: { owner: string } }>;
    readonly accounts: Accounts;
    /** Accepts messages to the operator. */
    readonly contact: Hono<{ Bindings: Connection }>;
    /** Host names that this server answers for, besides localhost and loopback addresses. */
    readonly hosts: readonly string[];
  },
): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>();
  app.use(async (c, next) => {
    await next();
    // Private answers and errors must not be cached by browsers or proxies.
    const { headers, status } = c.res;
    if (privatePath.test(c.req.path) || status >= 400 || !headers.has('cache-control'))
      headers.set('cache-control', 'no-store');
  });
  app.use(onlyFor(parts.hosts));
  app.route('/', parts.trialPages);
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        // The databases of visitors without an account run as WebAssembly in a worker of this origin.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", (c) => parts.payments.scriptSource(c.req.path)],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", pressStyle],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // Previews of a founder's pages, beside the conversation, and pages of a trial, which are sandboxed.
        frameSrc: ["'self'", () => siteHosts(parts.sitesUrl())],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      referrerPolicy: 'same-origin',
      xFrameOptions: 'DENY',
    }),
  );
  app.use(knownMethods);
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/bridge/v1/*'])
    app.use(path, readableAddress);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.use(compress({ contentTypeFilter: isCompressible }));
  app.use('/auth/v1/*', takeBodies({ bytes: 64 * 1024, ms: bodyMs }), readableAccount);
  app.use('/rest/v1/*', takeBodies({ bytes: 1024 * 1024, ms: bodyMs }), readableJson);
  app.use('/functions/v1/*', takeBodies({ bytes: 16 * 1024, ms: bodyMs }));
  // Before bodies are read into memory: these are files.
  app.route('/', parts.copies);
  app.route('/', parts.pictures);
  app.use('/bridge/v1/*', takeCommands(parts.backend, bodyMs));
  const handlers = new Map([
    ...databaseCommands(parts),
    ...dataCommands(parts),
    ...conversationCommands(parts),
    ...hostCommands(parts),
    ...accountCommands(parts),
    ...parts.payments.commands,
    ...parts.models,
    ...parts.projectApi,
    ...parts.projects,
    ...parts.points,
    ...reportCommands,
  ]);
  const carryOut = carryingOut({ ...parts, handlers });
  app.route('/bridge/v1', bridge({ ...parts, carryOut }));
  app.route('/bridge/v1', parts.contact);
  app.route('/auth/v1', parts.accounts.routes);
  app.all('/rest/v1/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    return askBackend(parts.backend, new Request(`${parts.backend.url}${pathname}${search}`, c.req.raw));
  });
  app.route('/functions/v1', functionRoutes({ ...parts, carryOut }));
  // An unknown API path must not be answered with a page.
  app.all('/bridge/v1/*', (c) => refusal(c.req.url, 404, 'There is nothing at this address.'));
  app.get('*', async (c) => {
    const { path } = c.req;
    // Each page of the app is a file named after its path; capitals and trailing slashes lead to the same page.
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
  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404));
  app.onError((error, c) => {
    if (error instanceof CommandError && error.code === 'unavailable')
      return refusal(c.req.url, 503, error.message);
    parts.logError(error);
    return c.json({ message: 'Something went wrong on the server. Try again.' }, 500);
  });
  return app;
}
