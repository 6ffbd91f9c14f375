import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppParts } from '@saywright/domain/app';
import { accountLimits } from './accounts/limits.ts';
import { post as postOf } from './accounts/post.ts';
import { removals } from './accounts/removal.ts';
import { accounts as accountsOf } from './accounts/routes.ts';
import { placedBackend } from './backend/place.ts';
import { conversationStore } from './conversations/store.ts';
import { readSecrets } from './backend/secrets.ts';
import { embeddedCodeHost } from './code/embedded.ts';
import { codeDriver } from './code/driver.ts';
import { httpApp } from './http/app.ts';
import { filesFrom } from './http/files.ts';
import { studioOrigins } from './http/hosts.ts';
import { sessionOwner } from './http/session.ts';
import { replays } from './journal/replay.ts';
import { inboxOf } from './inbox/inbox.ts';
import { contactRoutes } from './inbox/routes.ts';
import { appReader } from './operations/appReader.ts';
import { firstListsReader } from './operations/firstListsReader.ts';
import { nearPageReader, pageReader, siteAddressReader, tablePageReader } from './operations/pageReader.ts';
import { pictureRoutes } from './pages/pictureRoutes.ts';
import { uploadedPictures } from './pages/pictures.ts';
import { adviceReader, rulesReader } from './operations/rulesReader.ts';
import { operationPipeline } from './operations/pipeline.ts';
import { returnDriver } from './operations/returnDriver.ts';
import { operateJournal } from './operator/journal.ts';
import { OperatorError } from './operator/topic.ts';
import { enginePaths } from './paths.ts';
import { embeddedPayments } from './payments/payments.ts';
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
import { sitePages } from './pages/sitePages.ts';
import { draftApps } from './operations/draftedApps.ts';
import { readSiteMessages } from './operations/siteMessages.ts';
import { pagesAfterChange } from './pages/pagesAfterChange.ts';
import { peopleSentences } from './operations/peopleSentences.ts';
import { restoreSentences } from './points/sentences.ts';
import { projectsCommands } from './projects/commands.ts';
import { projectCopies } from './projects/copies.ts';
import { copyRoutes } from './projects/copyRoutes.ts';
import { deletedProjects, reachableSites } from './projects/deleted.ts';
import { randomIds, sha256, systemClock } from './ports/system.ts';
import { embeddedSiteHost } from './site/embedded.ts';
import { readAppFiles } from './site/appFiles.ts';
import { siteNames } from './site/siteName.ts';
import { readDeployToken, siteOrigin } from './site/origin.ts';
import { learnedApps, learnedModel } from './reader/learned.ts';
import { modelSettingsCommands } from './reader/commands.ts';
import { readContexts } from './reader/facts.ts';
import { sealing } from './reader/seal.ts';
import { modelSettings } from './reader/settings.ts';
import { backendModelStore } from './reader/store.ts';
import { allFiles } from './storage/allFiles.ts';
import { filesCommands } from './storage/commands.ts';
import { storedFiles } from './storage/files.ts';
import { projectFiles } from './storage/projectFiles.ts';
import { uploadLimits } from './storage/resumable/limits.ts';
import { unfinishedUploads } from './storage/resumable/unfinished.ts';
import { transfers } from './transfer/transfer.ts';
import { siteDriver } from './site/driver.ts';
import { reachSentence } from './site/receipt.ts';
import { livePreviews } from './site/livePreviews.ts';
import { trialPages } from './site/trialPages.ts';
import { previewCommands } from './site/previewCommands.ts';
import { placeCommands } from './moving/commands.ts';
import { finishMoves } from './moving/kept.ts';
import { projectMoves } from './moving/moves.ts';
import { backendJournals } from './store/journal.ts';
import { authorsOf } from './store/people.ts';
import { backendStore, type ProjectRow } from './store/store.ts';
import { maintenance } from './maintenance.ts';
import type { EngineOptions, Engine } from './options.ts';

// One file although it is long: it only connects the parts, in the order in which they need each other.
/** Starts an engine on one data folder. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { directory, sitesUrl, idleMs, openProjects, logError } = options;
  const { siteUrl: given } = options;
  const siteUrl = typeof given === 'string' ? (): string => given : given;
  await mkdir(join(directory, 'projects'), { recursive: true });
  const secrets = await readSecrets(directory);
  // Before anything is opened that would have to be closed again.
  const server =
    options.databaseUrl === undefined ? undefined : { url: options.databaseUrl, limitMs: options.limitMs };
  await finishMoves({ directory, server }, logError);
  const databases = await projectDatabases(options, (projectId) => store.hasHistory(projectId));
  const { backend, notice } = await placedBackend({
    directory,
    template: enginePaths.backendTemplate,
    migrations: enginePaths.migrations,
    secrets,
    server,
    idleMs,
    logError,
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
  const unfinished = unfinishedUploads(join(directory, 'uploads'), systemClock, uploadLimits);
  const files = projectFiles(storedFiles(join(directory, 'storage')), unfinished, projects.open);
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
  // Before anyone can use a project whose return was interrupted.
  await points.recover();
  const moves = projectMoves({
    directory,
    template: enginePaths.projectTemplate,
    server,
    projects,
    points,
    clock: systemClock,
    logError,
  });
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
    await moves.removeAllKept(project.id);
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
  const journal = replays({
    directory: join(directory, 'transfers'),
    template: enginePaths.projectTemplate,
    journals: backendJournals(backend),
    openProject: projects.open,
    hash: sha256,
    logError,
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
    peopleSentences: peopleSentences(projects.open),
    sitePages: sitePages(code, sites),
    draftApps: draftApps({ tablesOf, learned: learnedApps }),
    readSiteMessage: readSiteMessages({ code, contextOf, appFiles: () => readAppFiles(enginePaths.pages) }),
    pagesAfterChange: pagesAfterChange({ code, sites }),
    restoreSentences: restoreSentences({
      points,
      returns,
      clock: systemClock,
      hasUnsavedFiles: async (project) => (await code.status(project)).unsaved.length > 0,
    }),
    beforeRisk: beforeRisk(points, logError),
    store,
    openProject,
    hash: sha256,
    planOf: payments.planOf,
    readers: [
      tablePageReader({ code, partsOf: appPartsOf, contextOf }),
      appReader({ partsOf: appPartsOf, tablesOf, contextOf, reach: () => reachSentence(sitesUrl()) }),
      firstListsReader(tablesOf),
      siteAddressReader(sites),
      pageReader({
        code,
        pictures,
        partsOf: appPartsOf,
        tablesOf,
      }),
      adviceReader(contextOf),
      rulesReader(contextOf, learnedModel),
      nearPageReader({ code, partsOf: appPartsOf }),
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
  const siteOf = siteNames({
    records: sites.records,
    projectWith: async (id) => (await store.projectsWith([id]))[0],
  });
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
    siteOf,
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
  const { recovered, stop } = maintenance({
    sites,
    deleted,
    days,
    uploads: unfinished,
    clock: systemClock,
    interrupted: [() => removal.finish(), () => copies.finish(), () => pipeline.recover()],
    logError,
  });
  const projectCommands = projectsCommands({
    store,
    deleted,
    copies,
    clock: systemClock,
    planOf: payments.planOf,
  });
  const app = httpApp({
    trialPages: trialPages({
      ...(await readAppFiles(enginePaths.pages)),
      frame: await readFile(join(enginePaths.pages, 'trial.js'), 'utf8'),
    }),
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
        siteOf,
        logError,
      }),
      ...previewCommands({ store, code, sites, previews }),
      ...filesCommands({ store, keys, files, openProject: projects.open }),
      ...accessCommands({ store, clock: systemClock, openProject }),
      ...placeCommands({ store, moves, clock: systemClock }),
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
    notice,
    fetch: async (request, connection) => app.fetch(request, connection),
    fetchSites: async (request, connection) => origin.fetch(request, connection),
    operate: async ({ topic, args }) => {
      if (topic === 'payments') return payments.operate(args);
      if (topic === 'journal') {
        await recovered();
        return operateJournal(journal, args);
      }
      throw new OperatorError(`The engine has no commands for ${JSON.stringify(topic)}.`);
    },
    recover: async () => {
      await Promise.all([recovered(), payments.recover()]);
    },
    close: async () => {
      await stop();
      await accounts.finished();
      await copies.close();
      await projects.close();
      await backend.close();
    },
  };
}
