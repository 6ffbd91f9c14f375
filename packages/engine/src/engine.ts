import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppParts } from '@saywright/domain/app';
import type { Connection } from './accounts/address.ts';
import { accountLimits } from './accounts/limits.ts';
import { post as postOf, type MailSettings } from './accounts/post.ts';
import { removals } from './accounts/removal.ts';
import { accounts as accountsOf } from './accounts/routes.ts';
import { embeddedBackend } from './backend/embedded.ts';
import { conversationStore } from './conversations/store.ts';
import { readSecrets } from './backend/secrets.ts';
import { embeddedCodeHost } from './code/embedded.ts';
import { codeDriver } from './code/driver.ts';
import { httpApp } from './http/app.ts';
import { filesFrom } from './http/files.ts';
import { studioOrigins } from './http/hosts.ts';
import { sessionOwner } from './http/session.ts';
import { inboxOf } from './inbox/inbox.ts';
import { contactRoutes } from './inbox/routes.ts';
import { appReader } from './operations/appReader.ts';
import { pageReader } from './operations/pageReader.ts';
import { pictureRoutes } from './pages/pictureRoutes.ts';
import { uploadedPictures } from './pages/pictures.ts';
import { rulesReader } from './operations/rulesReader.ts';
import { operationPipeline } from './operations/pipeline.ts';
import { returnDriver } from './operations/returnDriver.ts';
import { OperatorError, type OperatorRequest } from './operator/topic.ts';
import { enginePaths } from './paths.ts';
import { embeddedPayments, type PaymentSettings } from './payments/payments.ts';
import { projectPool } from './projects/databasePool.ts';
import { projectDatabases } from './projects/projectDatabases.ts';
import { accessCommands } from './access/commands.ts';
import { projectApiCommands } from './projectApi/commands.ts';
import { projectKeys } from './projectApi/keys.ts';
import { requestLog } from './projectApi/requestLog.ts';
import { projectApiRoutes } from './projectApi/routes.ts';
import { beforeRisk } from './points/beforeRisk.ts';
import { dailyPoints } from './points/dailyPoints.ts';
import { restorePointCommands } from './points/commands.ts';
import { codeFolder, uploadsFolder } from './points/folders.ts';
import { restorePoints } from './points/restorePoints.ts';
import { restoreSentences } from './points/sentences.ts';
import { projectsCommands } from './projects/commands.ts';
import { projectCopies } from './projects/copies.ts';
import { copyRoutes } from './projects/copyRoutes.ts';
import { deletedProjects, reachableSites } from './projects/deleted.ts';
import { randomIds, sha256, systemClock } from './ports/system.ts';
import { embeddedSiteHost } from './site/embedded.ts';
import { readAppFiles } from './site/appFiles.ts';
import { readDeployToken, siteOrigin } from './site/origin.ts';
import { learnedModel } from './reader/learned.ts';
import { modelSettingsCommands } from './reader/commands.ts';
import { readContexts } from './reader/facts.ts';
import { sealing } from './reader/seal.ts';
import { modelSettings, type OperatorModel } from './reader/settings.ts';
import { backendModelStore } from './reader/store.ts';
import { allFiles } from './storage/allFiles.ts';
import { filesCommands } from './storage/commands.ts';
import { storedFiles } from './storage/files.ts';
import { projectFiles } from './storage/projectFiles.ts';
import { transfers } from './transfer/transfer.ts';
import { siteDriver } from './site/driver.ts';
import { livePreviews } from './site/livePreviews.ts';
import { previewCommands } from './site/previewCommands.ts';
import { authorsOf } from './store/people.ts';
import { backendStore, type ProjectRow } from './store/store.ts';

export interface EngineOptions {
  /** Folder with everything the engine stores; created when missing. */
  readonly directory: string;
  /** Address people use, for links back to the studio; a function where the port is known only later. */
  readonly siteUrl: string | (() => string);
  /** Address of the second origin, where customers' sites are; called when needed, because the port is known only later. */
  readonly sitesUrl: () => string;
  /** The operator's contact page (https); without one no page links to it. */
  readonly contactUrl?: string | undefined;
  /** Host names that the server answers for, besides those of the two addresses, localhost and loopback addresses. */
  readonly hosts?: readonly string[] | undefined;
  /** Longest time one call to a project database may take, in milliseconds. */
  readonly limitMs: number;
  /** Time after which an idle project database is closed, in milliseconds. */
  readonly idleMs: number;
  /** How many project databases may be open at once. */
  readonly openProjects: number;
  /**
   * Server of PostgreSQL for the databases of new projects; those of embedded ones stay where they are. Without one, all
   * are embedded. A secret.
   */
  readonly databaseUrl?: string | undefined;
  /** The account that receives payments; without one nothing can be paid. */
  readonly payments?: PaymentSettings | undefined;
  /** The mail server; without one, emails go to the outbox. */
  readonly mail?: MailSettings | undefined;
  /** Number of the operator's proxies in front of the server, each adding to `x-forwarded-for`. @default 0 */
  readonly proxies?: number | undefined;
  /** How many accounts may be created from one address per hour. @default 100 */
  readonly signUpsPerHour?: number | undefined;
  /** A language model for everyone; without one, each person can connect their own. */
  readonly model?: OperatorModel | undefined;
  /** Whether people may use models on the server's own machine. @default false */
  readonly localModels?: boolean | undefined;
  readonly logError: (error: unknown) => void;
}

export interface Engine {
  /** Answers a request; its connection identifies the client. */
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>;
  /** Answers on the second origin. Never serve it on the origin of `fetch`: customers' pages run there. */
  readonly fetchSites: (request: Request, connection?: Connection) => Promise<Response>;
  /** Reconciles what a crash interrupted. Commands wait for it; call it at the start to shorten their wait. */
  recover(): Promise<void>;
  /** Carries out an operator's command, and returns what it prints. Never expose it to the network. */
  readonly operate: (request: OperatorRequest) => Promise<string>;
  close(): Promise<void>;
}

/** How long a deleted site can be restored, and files of unused plans stay stored, in days. */
const retentionDays = 30;

/** How often the server looks for scheduled changes of sites that are due, in milliseconds. */
const scheduleCheckMs = 5000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Starts an engine on embedded databases in one folder. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { directory, sitesUrl, idleMs, openProjects, logError } = options;
  const { siteUrl: given } = options;
  const siteUrl = typeof given === 'string' ? (): string => given : given;
  await mkdir(join(directory, 'projects'), { recursive: true });
  const secrets = await readSecrets(directory);
  // Before anything is opened that would have to be closed again.
  const databases = await projectDatabases(options, (projectId) => store.hasHistory(projectId));
  const backend = await embeddedBackend({
    directory: join(directory, 'backend'),
    template: enginePaths.backendTemplate,
    migrations: enginePaths.migrations,
    secrets,
    // Its links are never sent, so it need not know the final port.
    siteUrl: siteUrl(),
    confirmAddresses: options.mail !== undefined,
  });
  const post = postOf({
    settings: options.mail,
    outboxDirectory: join(directory, 'outbox'),
    clock: systemClock,
    logError,
  });
  const store = backendStore(backend);
  const projects = projectPool({ databases, idleMs, openProjects, logError });
  const conversations = conversationStore(backend);
  const hosts = [new URL(siteUrl()).host, ...(options.hosts ?? [])];
  const payments = embeddedPayments({
    settings: options.payments ?? {},
    backend,
    siteOrigin: siteUrl,
    clock: systemClock,
    logError,
  });
  const code = embeddedCodeHost({ directory: join(directory, 'code'), clock: systemClock });
  const sitesDirectory = join(directory, 'sites');
  const sites = embeddedSiteHost({
    directory: sitesDirectory,
    clock: systemClock,
    studioHosts: () => [...hosts, new URL(siteUrl()).host, new URL(sitesUrl()).host],
  });
  const limits = accountLimits(options.signUpsPerHour ?? 100, backend.attempts, secrets.secretKey);
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
  const files = projectFiles(storedFiles(join(directory, 'storage')), projects.open);
  const points = restorePoints({
    directory: join(directory, 'points'),
    databaseFolder: (projectId) => join(directory, 'projects', projectId),
    folders: [codeFolder(code), uploadsFolder(files)],
    sites,
    messages: ({ id, owner }) => conversations.turnsOf(owner, id),
    openProject: projects.open,
    openCopy: (folder, work) => projects.openCopy(folder, work),
    clock: systemClock,
    ids: randomIds,
  });
  // Before anybody can use a project that was in the middle of going back.
  await points.recover();
  const days = dailyPoints({ points, store, logError });
  const openProject: typeof projects.open = (projectId) => {
    days.note(projectId);
    return projects.open(projectId);
  };
  const keys = projectKeys(join(directory, 'api-keys'), systemClock);
  async function removeProject(project: Pick<ProjectRow, 'id' | 'name'>): Promise<void> {
    await keys.remove(project.id);
    await projects.remove(project.id);
    await files.remove(project.id);
    await code.remove(project);
    await sites.remove(project);
    await points.removeAll(project.id);
  }
  const removal = removals({
    directory: join(directory, 'removals'),
    removeAccount: (owner) => backend.accounts.remove(owner),
    removeProject,
  });
  const copies = projectCopies({
    directory: join(directory, 'transfers'),
    transfers: transfers({ openProject: projects.open, files, code, sites, keys, sitesUrl }),
    store,
    removeProject,
  });
  const deleted = deletedProjects({ store, removeProject });
  await deleted.load();
  const reachable = reachableSites(sites.records, deleted);
  const common = { clock: systemClock, ids: randomIds };
  const contextOf = readContexts({ openProject, code, sites, clock: systemClock });
  const localAllowed = options.localModels ?? false;
  const models = modelSettings({
    ...common,
    store: backendModelStore(backend),
    sealing: sealing(secrets.secretKey),
    operator: options.model,
    localAllowed,
    contextOf: async (owner) => contextOf(await store.projectOf(owner)),
  });
  /** What the pages of a project's app share. */
  const appPartsOf = async ({ id }: Pick<ProjectRow, 'id'>): Promise<AppParts> => ({
    ...(await readAppFiles(enginePaths.pages)),
    key: await keys.publishable(id),
  });
  const pictures = uploadedPictures();
  const tablesOf = async ({ id }: Pick<ProjectRow, 'id'>): Promise<readonly string[]> =>
    (await (await projects.open(id)).tables()).map(({ name }) => name);
  const returns = returnDriver({ ...common, points });
  const pipeline = operationPipeline({
    ...common,
    returns,
    restoreSentences: restoreSentences({ points, returns, clock: systemClock }),
    beforeRisk: beforeRisk(points, logError),
    store,
    openProject,
    hash: sha256,
    planOf: payments.planOf,
    readers: [
      appReader({
        partsOf: appPartsOf,
        tablesOf,
      }),
      pageReader({
        code,
        pictures,
        partsOf: appPartsOf,
        tablesOf,
      }),
      rulesReader(contextOf, learnedModel),
    ],
    models: { readerOf: (owner) => models.readerOf(owner), contextOf },
    drivers: {
      'code-hosting': codeDriver({ ...common, host: code, authorOf: authorsOf(backend) }),
      deployment: siteDriver({ ...common, host: sites, code, sitesUrl }),
    },
  });
  const previews = livePreviews({
    sitesUrl,
    studio: () => studioOrigins(siteUrl(), hosts),
    clock: systemClock,
    script: await readFile(join(enginePaths.pages, 'preview.js'), 'utf8'),
  });
  const requests = requestLog();
  const projectApi = projectApiRoutes({
    records: {
      ...reachable,
      find: async (name) => reachable.find(previews.siteAt(name) ?? name),
    },
    trialAt: (name) => previews.trialAt(name),
    keys,
    openProject,
    files,
    requestLog: requests,
    clock: systemClock,
    limits,
    post,
    sitesUrl,
    proxies: options.proxies ?? 0,
    logError,
  });
  const origin = siteOrigin({
    host: sites,
    sites: reachable,
    projectApi,
    previews,
    token: await readDeployToken(sitesDirectory),
    clock: systemClock,
    logError,
    hosts: [...hosts, new URL(sitesUrl()).host],
    sitesUrl,
    proxies: options.proxies ?? 0,
  });
  /** Removes for good what was deleted long enough ago. */
  async function purge(): Promise<void> {
    const now = systemClock.now();
    await deleted.purge(now);
    await sites.purge(new Date(now.getTime() - retentionDays * dayMs));
  }
  async function reconcile(): Promise<void> {
    await removal.finish();
    await copies.finish();
    await pipeline.recover();
    // What was due while the server was off.
    await sites.runDue();
    await purge();
  }
  const timers = [
    setInterval(() => void sites.runDue().catch(logError), scheduleCheckMs),
    setInterval(() => void purge().catch(logError), dayMs),
    setInterval(() => void days.run().catch(logError), hourMs),
  ];
  for (const timer of timers) timer.unref();
  let recovery: Promise<void> | undefined;
  const recovered = (): Promise<void> => (recovery ??= reconcile().catch(logError));
  const projectCommands = projectsCommands({
    store,
    deleted,
    copies,
    clock: systemClock,
    planOf: payments.planOf,
  });
  const app = httpApp({
    pictures: pictureRoutes({ backend, store, code, pictures, recovered, logError }),
    copies: copyRoutes({
      backend,
      copies,
      importFor: projectCommands.importFor,
      recovered,
      logError,
    }),
    backend,
    store,
    conversations,
    pipeline,
    ids: randomIds,
    recovered,
    openProject,
    code,
    sites,
    sitesUrl,
    contactUrl: options.contactUrl,
    hosts,
    logError,
    payments,
    models: modelSettingsCommands(models, localAllowed),
    projectApi: [
      ...projectApiCommands({
        requestLog: requests,
        store,
        sites,
        sitesUrl,
        keys,
        openProject,
        limits,
        post,
        logError,
      }),
      ...previewCommands({ store, code, sites, previews }),
      ...filesCommands({ store, keys, files, openProject: projects.open }),
      ...accessCommands({ store, clock: systemClock, openProject }),
    ],
    points: restorePointCommands({ store, points, pipeline }),
    projects: projectCommands.handlers,
    contact: contactRoutes({
      inbox: inboxOf(directory),
      clock: systemClock,
      proxies: options.proxies ?? 0,
      ownerOf: (request) => sessionOwner(backend, request),
      logError,
    }),
    accounts,
    limits,
    removals: removal,
    uploads: allFiles(files, projects.open),
    clock: systemClock,
    sendsMail: post.isSent,
    serveFile: filesFrom(enginePaths.app),
  });
  return {
    fetch: async (request, connection) => app.fetch(request, connection),
    fetchSites: async (request, connection) => origin.fetch(request, connection),
    operate: async ({ topic, args }) => {
      if (topic === 'payments') return payments.operate(args);
      throw new OperatorError(`The engine has no commands for ${JSON.stringify(topic)}.`);
    },
    recover: async () => {
      await Promise.all([recovered(), payments.recover()]);
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await recovery;
      await accounts.finished();
      await copies.close();
      await projects.close();
      await backend.close();
    },
  };
}
