import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { clientAddress, type Connection } from '../accounts/address.ts';
import { AccountError } from '../accounts/answers.ts';
import { countAttempt, type AccountLimits } from '../accounts/limits.ts';
import type { Post } from '../accounts/post.ts';
import { takeBodies } from '../http/bodies.ts';
import { refusal } from '../http/failures.ts';
import { hostAddress, hostName, siteNameAt } from '../http/hosts.ts';
import { knownMethods, readableAccount, readableAddress, readableJson } from '../http/readable.ts';
import { CommandError } from '../operations/errors.ts';
import type { Clock } from '../ports/system.ts';
import { StoppedError, type ServedDatabase } from '../ports/projectDatabase.ts';
import type { SiteRecords } from '../site/records.ts';
import type { NamedSite } from '../site/siteName.ts';
import { StorageRefusal, type ProjectEnvironment } from '../storage/context.ts';
import type { ProjectFiles } from '../storage/projectFiles.ts';
import {
  readByClients,
  resumableOffer,
  resumablePath,
  sentByClients,
} from '../storage/resumable/protocol.ts';
import { isKeylessFile, storageRoutes } from '../storage/routes.ts';
import type { ApiMail } from './apiMail.ts';
import type { ApiTrial } from './request.ts';
import { answerInvitation, invitationPath } from './invitationLink.ts';
import type { ProjectKeys } from './keys.ts';
import { projectLetter } from './letters.ts';
import type { RequestLog } from './requestLog.ts';

export interface ProjectApiParts {
  readonly records: Pick<SiteRecords, 'find' | 'withDomain'>;
  /** What the requests of a preview's pages run on, by the name of its host. */
  readonly trialAt: (name: string) => ApiTrial | undefined;
  readonly keys: ProjectKeys;
  readonly openProject: (projectId: string) => Promise<ServedDatabase>;
  readonly files: ProjectFiles;
  readonly requestLog: RequestLog;
  readonly clock: Clock;
  readonly limits: AccountLimits;
  readonly post: Post;
  /** The site of a project, as people know it. */
  readonly siteOf: (projectId: string) => Promise<NamedSite>;
  /** Address of the second origin, without a trailing slash. */
  readonly sitesUrl: () => string;
  /** Number of the operator's proxies in front of the server. */
  readonly proxies: number;
  readonly logError: (error: unknown) => void;
}

/** Answers requests to the APIs of projects; undefined for everything else at their addresses. */
export type ServeProjectApi = (c: Context<{ Bindings: Connection }>) => Promise<Response | undefined>;

const apiPath = /^\/(?:rest|auth|storage)\/v1(?:\/|$)/u;

/** Pages of the accounts API that are opened from an email, without a key. */
const keyless = /^\/auth\/v1\/verify$/u;

/** Headers that the API reads; nothing else crosses to the database. */
const passed = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
];

/** Further headers of requests to files. */
const ofFiles = ['cache-control', 'if-none-match', 'if-range', 'x-metadata', 'x-upsert'];

const maxBody = { bytes: 1024 * 1024, ms: 30_000 };
/** Requests to one project from one address within ten seconds. */
const perAddress = 300;
/** How many requests may wait for one project. */
const mostWaiting = 64;

/** Which limit of guesses and emails an account request counts for. */
function kindOf({ method, url }: Request): keyof AccountLimits | undefined {
  const { pathname, searchParams } = new URL(url);
  const name = pathname.slice('/auth/v1/'.length);
  if (name === 'verify') return 'link';
  if (method !== 'POST' && method !== 'PUT') return undefined;
  if (name === 'token') return searchParams.get('grant_type') === 'password' ? 'password' : undefined;
  if (name === 'signup') return 'signUp';
  return ['recover', 'otp', 'magiclink', 'resend', 'invite'].includes(name) ? 'mail' : undefined;
}

/** Whether a request is for the page of an invitation, whose link is its key. */
const isInvitation = ({ method, url }: Request): boolean =>
  new URL(url).pathname === invitationPath && ['GET', 'HEAD', 'POST'].includes(method);

const accountBody = z.object({ email: z.string() });

/** The account that a request is about, if it names one. */
async function accountOf(request: Request): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const { data } = accountBody.safeParse(await request.clone().json());
  return data?.email.trim().toLowerCase();
}

/** Thrown where too many requests wait for one project. */
class BusyError extends Error {}

/** The data, accounts and files APIs of projects, each at the address of its project. */
export function projectApiRoutes(parts: ProjectApiParts): ServeProjectApi {
  const { requestLog, clock, records, trialAt, keys, openProject, files } = parts;
  const { limits, post, siteOf, sitesUrl, proxies, logError } = parts;
  const requests = new RateLimiterMemory({ points: perAddress, duration: 10 });
  const waiting = new Map<string, number>();

  async function count(request: Request, project: string, address: string) {
    const kind = kindOf(request);
    if (kind === undefined) return undefined;
    const account = await accountOf(request);
    return countAttempt(limits[kind], {
      address: `${project} ${address}`,
      ...(account !== undefined && { account: `${project} ${account}` }),
    });
  }

  async function sendMail(project: string, mail: ApiMail): Promise<void> {
    await post.send(projectLetter(mail, (await siteOf(project)).name));
  }

  async function inLine<Value>(project: string, work: () => Promise<Value>): Promise<Value> {
    const before = waiting.get(project) ?? 0;
    if (before >= mostWaiting) throw new BusyError();
    waiting.set(project, before + 1);
    try {
      return await work();
    } finally {
      const left = (waiting.get(project) ?? 1) - 1;
      if (left === 0) waiting.delete(project);
      else waiting.set(project, left);
    }
  }

  /** Files wait in the same line as everything else. */
  const waitingFiles: ProjectFiles = {
    ...files,
    ask: (project, request) => inLine(project, () => files.ask(project, request)),
  };

  const app = new Hono<ProjectEnvironment>();
  app.use(`${resumablePath}/*`, resumableOffer);
  app.use(
    cors({
      origin: '*',
      allowHeaders: [...passed, ...ofFiles, ...sentByClients],
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: [
        'content-range',
        'content-location',
        'etag',
        'preference-applied',
        'retry-after',
        ...readByClients,
      ],
      maxAge: 86_400,
    }),
  );
  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    // What a founder tries in a preview is no traffic of the project.
    if (c.req.method === 'OPTIONS' || c.env.trial) return;
    requestLog.add(c.env.project, {
      at: clock.now().toISOString(),
      method: c.req.method,
      path: new URL(c.req.url).pathname,
      role: c.get('role') ?? null,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
  app.use(knownMethods);
  app.use(async (c, next) => {
    const address = clientAddress(c.env, c.req.header('x-forwarded-for'), proxies);
    try {
      await requests.consume(`${c.env.project} ${address}`);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const wait = Math.ceil(error.msBeforeNext / 1000);
      return refusal(c.req.url, 429, 'Too many requests. Wait a moment and try again.', {
        'retry-after': `${wait}`,
      });
    }
    return next();
  });
  app.use(readableAddress);
  app.use(async (c, next) => {
    const { pathname } = new URL(c.req.url);
    if (isInvitation(c.req.raw)) return next();
    const key = c.req.header('apikey');
    const isKeyless = keyless.test(pathname) || isKeylessFile(c.req.raw);
    const right = key === undefined && !isKeyless ? undefined : await keys.rightOf(c.env.project, key);
    if (!right)
      return refusal(
        c.req.url,
        401,
        'This request has no valid key. Send the key of this project as the header apikey.',
      );
    c.set('right', right);
    return next();
  });
  app.route('/storage/v1', storageRoutes(waitingFiles, proxies));
  app.use(takeBodies(maxBody));
  app.on(['GET', 'HEAD', 'POST'], invitationPath, async (c) => {
    const { project } = c.env;
    const address = clientAddress(c.env, c.req.header('x-forwarded-for'), proxies);
    const attempt = await countAttempt(limits.link, { address: `${project} ${address}` });
    const answer = await answerInvitation(
      c,
      () => openProject(project),
      () => siteOf(project),
    );
    // A password that was too weak was no guess at a link.
    if (answer.status !== 404) await attempt.succeeded();
    return answer;
  });
  app.use('/auth/v1/*', readableAccount);
  app.use('/rest/v1/*', readableJson);
  app.all('*', async (c) => {
    const request = c.req.raw;
    const { project, origin, trial } = c.env;
    const url = new URL(request.url);
    const address = clientAddress(c.env, c.req.header('x-forwarded-for'), proxies);
    const attempt = await count(request, project, address);
    const headers = passed.flatMap((name): (readonly [string, string])[] => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
    const { method } = request;
    const answer = await inLine(project, async () => {
      const database = await openProject(project);
      return database.answer({
        ...c.get('right'),
        method,
        url: url.href,
        headers,
        body,
        origin,
        confirmAddresses: post.isSent,
        ...(trial && { trial }),
      });
    });
    c.set('role', answer.role);
    if (answer.status < 400) await attempt?.succeeded();
    if (answer.status >= 500) {
      logError(new Error(`The API of a project answered ${answer.status} to a request.`));
      return refusal(url.href, 500, 'Something went wrong on the server. Try again.');
    }
    // After the answer, so that its time tells nothing about an account.
    for (const mail of answer.mails) void sendMail(project, mail).catch(logError);
    const response = new Response(answer.body, {
      status: answer.status,
      headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
    });
    response.headers.set('cache-control', 'no-store');
    for (const name of ['content-length', 'access-control-allow-origin']) response.headers.delete(name);
    return response;
  });
  app.onError((error, c) => {
    if (error instanceof StorageRefusal) return error.toResponse();
    if (error instanceof BusyError)
      return refusal(c.req.url, 503, 'This project has too many requests right now. Try again in a moment.', {
        'retry-after': '1',
      });
    if (error instanceof AccountError) return error.toAnswer();
    if (error instanceof StoppedError || error instanceof CommandError)
      return refusal(c.req.url, 503, error.message, { 'retry-after': '5' });
    logError(error);
    return refusal(c.req.url, 500, 'Something went wrong on the server. Try again.');
  });

  return async (c) => {
    const url = new URL(c.req.url);
    if (!apiPath.test(url.pathname)) return undefined;
    const host = hostName(c.req.header('host') ?? url.host);
    if (hostName(url.host) !== host) return undefined;
    const name = siteNameAt(host, sitesUrl());
    const record =
      (await records.withDomain(host)) ?? (name === undefined ? undefined : await records.find(name));
    if (!record || !(await keys.isOpen(record.state.project))) return undefined;
    // Links in emails lead here, so nothing of the address is taken from the request but a known host.
    const origin = name === undefined ? `${url.protocol}//${host}` : hostAddress(name, sitesUrl());
    const trial = name === undefined ? undefined : trialAt(name);
    return app.fetch(c.req.raw, {
      ...c.env,
      project: record.state.project,
      origin,
      ...(trial && { trial }),
    });
  };
}
