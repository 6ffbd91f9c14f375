import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from './accounts/address.ts';
import { accountLimits } from './accounts/limits.ts';
import { post as postOf, type MailSettings } from './accounts/post.ts';
import { removals } from './accounts/removal.ts';
import { accounts as accountsOf } from './accounts/routes.ts';
import { embeddedBackend } from './backend/embedded.ts';
import { readSecrets } from './backend/secrets.ts';
import { embeddedCodeHost } from './codeHost/embedded.ts';
import { codeStation } from './codeHost/station.ts';
import { httpApp } from './http/app.ts';
import { filesFrom } from './http/files.ts';
import { sessionOwner } from './http/session.ts';
import { inboxOf } from './inbox/inbox.ts';
import { contactRoutes } from './inbox/routes.ts';
import { operationLine } from './line/line.ts';
import { OperatorError, type OperatorRequest } from './operator/topic.ts';
import { enginePaths } from './paths.ts';
import { embeddedPayments, type PaymentSettings } from './payments/payments.ts';
import { projectPool } from './pglite/pool.ts';
import { randomIds, sha256, systemClock } from './ports/system.ts';
import { embeddedSiteHost } from './siteHost/embedded.ts';
import { readDeployToken, siteOrigin } from './siteHost/origin.ts';
import { siteStation } from './siteHost/station.ts';
import { authorsOf } from './store/people.ts';
import { backendStore } from './store/store.ts';

export interface EngineOptions {
  /** Folder that holds everything the engine keeps; made when missing. */
  readonly directory: string;
  /** Address people use, for links that lead back. */
  readonly siteUrl: string;
  /** Address of the second origin, where customers' sites are; asked for when needed, because a free port is known late. */
  readonly sitesUrl: () => string;
  /** An https address at which people find whoever runs this; without one no page names any. */
  readonly contactUrl?: string | undefined;
  /** Names that the server answers for, beside those of the two addresses, localhost and loopback addresses. */
  readonly hosts?: readonly string[] | undefined;
  /** Longest time one call to a project database may take, in milliseconds. */
  readonly limitMs: number;
  /** A project database that nobody used for this long is closed, in milliseconds. */
  readonly idleMs: number;
  /** How many project databases may be open at once. */
  readonly openProjects: number;
  /** The account that payments go to; without one nothing can be paid. */
  readonly payments?: PaymentSettings | undefined;
  /** The server that takes mails to people; without one they go to the outbox. */
  readonly mail?: MailSettings | undefined;
  /** How many proxies of one's own stand before the server, each adding to `x-forwarded-for`; none unless told. */
  readonly proxies?: number | undefined;
  /** How many accounts may be made from one address in an hour. */
  readonly signUpsPerHour?: number | undefined;
  readonly logError: (error: unknown) => void;
}

export interface Engine {
  /** Answers a request; the connection it came by is what its sender is known by. */
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>;
  /** Answers on the second origin. Never serve it where `fetch` is served: customers' pages run there. */
  readonly fetchSites: (request: Request) => Promise<Response>;
  /** Settles what a crash left in the middle. Commands wait for it; call it once requests are taken, to save them the wait. */
  recover(): Promise<void>;
  /** Carries out a command of the operator, and returns what it prints. Never serve it to the network. */
  readonly operate: (request: OperatorRequest) => Promise<string>;
  close(): Promise<void>;
}

/** How long a deleted site can be brought back, and files handed over for a plan are kept. */
const keptForDays = 30;

/** Starts an engine on embedded databases in one folder. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { directory, siteUrl, sitesUrl, limitMs, idleMs, openProjects, logError } = options;
  await mkdir(join(directory, 'projects'), { recursive: true });
  const secrets = await readSecrets(directory);
  const backend = await embeddedBackend({
    directory: join(directory, 'backend'),
    template: enginePaths.backendTemplate,
    migrations: enginePaths.migrations,
    secrets,
    siteUrl,
    confirmAddresses: options.mail !== undefined,
  });
  const post = postOf({
    settings: options.mail,
    outboxDirectory: join(directory, 'outbox'),
    clock: systemClock,
    logError,
  });
  const store = backendStore(backend);
  const projects = projectPool({
    directory: join(directory, 'projects'),
    template: enginePaths.projectTemplate,
    limitMs,
    idleMs,
    openProjects,
    hasHistory: (projectId) => store.hasHistory(projectId),
    logError,
  });
  const hosts = [new URL(siteUrl).host, ...(options.hosts ?? [])];
  const payments = embeddedPayments({
    settings: options.payments ?? {},
    backend,
    siteOrigin: siteUrl,
    clock: systemClock,
    logError,
  });
  const code = embeddedCodeHost({ directory: join(directory, 'code'), clock: systemClock });
  const sitesDirectory = join(directory, 'sites');
  const sites = embeddedSiteHost({ directory: sitesDirectory, clock: systemClock });
  const limits = accountLimits(options.signUpsPerHour ?? 100);
  const accounts = accountsOf({
    backend,
    limits,
    post,
    siteUrl,
    proxies: options.proxies ?? 0,
    clock: systemClock,
    ids: randomIds,
    logError,
  });
  const removal = removals({
    directory: join(directory, 'removals'),
    removeAccount: (owner) => backend.accounts.remove(owner),
    removeProject: async (project) => {
      await projects.remove(project.id);
      await code.remove(project);
      await sites.remove(project);
    },
  });
  const common = { clock: systemClock, ids: randomIds };
  const line = operationLine({
    ...common,
    store,
    openProject: projects.open,
    hash: sha256,
    planOf: payments.planOf,
    stations: {
      'code-hosting': codeStation({ ...common, host: code, authorOf: authorsOf(backend) }),
      deployment: siteStation({ ...common, host: sites, code, sitesUrl }),
    },
  });
  const origin = siteOrigin({
    host: sites,
    token: await readDeployToken(sitesDirectory),
    clock: systemClock,
    logError,
    hosts,
  });
  async function settle(): Promise<void> {
    await removal.finish();
    await line.recover();
    await sites.purge(new Date(systemClock.now().getTime() - keptForDays * 24 * 60 * 60 * 1000));
  }
  let recovery: Promise<void> | undefined;
  const recovered = (): Promise<void> => (recovery ??= settle().catch(logError));
  const app = httpApp({
    backend,
    store,
    line,
    recovered,
    openProject: projects.open,
    code,
    sites,
    sitesUrl,
    contactUrl: options.contactUrl,
    hosts,
    logError,
    payments,
    contact: contactRoutes({
      inbox: inboxOf(directory),
      clock: systemClock,
      proxies: options.proxies ?? 0,
      ownerOf: (request) => sessionOwner(backend, request),
    }),
    accounts,
    limits,
    removals: removal,
    clock: systemClock,
    sendsMail: post.isSent,
    serveFile: filesFrom(enginePaths.app),
  });
  return {
    fetch: async (request, connection) => app.fetch(request, connection),
    fetchSites: async (request) => origin.fetch(request),
    operate: async ({ topic, args }) => {
      if (topic === 'payments') return payments.operate(args);
      throw new OperatorError(`The engine has no commands for ${JSON.stringify(topic)}.`);
    },
    recover: async () => {
      await Promise.all([recovered(), payments.recover()]);
    },
    close: async () => {
      await recovery;
      await accounts.settled();
      await projects.close();
      await backend.close();
    },
  };
}
