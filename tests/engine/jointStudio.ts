import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadPart } from '@saywright/domain/ast';
import type { OperationView } from '@saywright/engine/protocol';
import { codeDriver } from '../../packages/engine/src/code/driver.ts';
import { embeddedCodeHost } from '../../packages/engine/src/code/embedded.ts';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import { operationPipeline, type OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import type { ServiceDriver } from '../../packages/engine/src/operations/serviceDriver.ts';
import type { CodeAction, CodeHost } from '../../packages/engine/src/ports/codeHost.ts';
import type { ProjectDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import { memoryStore } from '../../packages/engine/src/sandbox/memoryStore.ts';
import { siteDriver } from '../../packages/engine/src/site/driver.ts';
import { embeddedSiteHost, type EmbeddedSiteHost } from '../../packages/engine/src/site/embedded.ts';
import type { Store } from '../../packages/engine/src/store/store.ts';
import { operationOf } from '../support/carryOut.ts';
import { contents, freshDatabase, owner, seed } from './support.ts';

/** Called before and after the service of a part executes it; what it throws ends the work there. */
export type Watch = (moment: 'before' | 'after', service: string, isUndo: boolean) => Promise<void> | void;

/** A project with a real database, repository and site, and the pipeline over them. */
export interface JointStudio {
  readonly store: Store;
  readonly code: CodeHost;
  readonly sites: EmbeddedSiteHost;
  readonly project: { readonly id: string; readonly owner: string; readonly name: string };
  readonly pipeline: OperationPipeline;
  /** Opens a pipeline on the same stores, as after a restart; `watch` sees every execution. */
  open(watch?: Watch): OperationPipeline;
  /** Plans a reading. */
  plan(parts: readonly ReadPart[], instruction?: string): ReturnType<OperationPipeline['planAny']>;
  /** Plans a reading that becomes an operation. */
  planned(...parts: readonly ReadPart[]): Promise<OperationView>;
  write(path: string, text: string): Promise<void>;
  act(action: CodeAction): Promise<void>;
  sql(statements: string): Promise<void>;
  /** Everything that an instruction can change, as comparable data. */
  state(): Promise<unknown>;
  /** The text of the start page that visitors get. */
  page(): Promise<string | undefined>;
  close(): Promise<void>;
}

function watched(driver: ServiceDriver, service: string, watch: Watch): ServiceDriver {
  return {
    ...driver,
    async execute(project, row, signal) {
      const isUndo = row.undo_of !== null;
      await watch('before', service, isUndo);
      const done = await driver.execute(project, row, signal);
      await watch('after', service, isUndo);
      return done;
    },
  };
}

/** A new project in memory and a throw-away folder; with a folder and an id, all of it is there, also later. */
export async function jointStudio(kept?: {
  readonly directory: string;
  readonly id: string;
}): Promise<JointStudio> {
  const directory = kept?.directory ?? (await mkdtemp(join(tmpdir(), 'saywright-joint-')));
  const isNew = !existsSync(join(directory, 'code'));
  const { session, close } = await freshDatabase(kept && join(directory, 'database'));
  if (isNew)
    await seed(
      session,
      `create table members (id int primary key, name text); insert into members values (1, 'Ada'), (2, 'Ben')`,
    );
  const code = embeddedCodeHost({ directory: join(directory, 'code'), clock: systemClock });
  const sites = embeddedSiteHost({ directory: join(directory, 'sites'), clock: systemClock });
  const project = { id: kept?.id ?? randomIds(), owner, name: 'club' };
  const store = memoryStore(project, systemClock);
  const author = { name: 'Ada', email: 'ada@example.org' };
  let reading: readonly ReadPart[] = [];

  function open(watch: Watch = () => undefined): OperationPipeline {
    const handlers = databaseHandlers(session);
    const database: ProjectDatabase = {
      ...handlers,
      execute: async (request) => {
        await watch('before', 'database', request.undoOf !== undefined);
        const done = await handlers.execute(request);
        await watch('after', 'database', request.undoOf !== undefined);
        return done;
      },
      close,
    };
    const common = { clock: systemClock, ids: randomIds };
    const codeParts = codeDriver({ ...common, host: code, authorOf: async () => author });
    const siteParts = siteDriver({ ...common, host: sites, code, sitesUrl: () => 'https://sites.example' });
    return operationPipeline({
      ...common,
      store,
      openProject: async () => database,
      hash: sha256,
      readers: [
        {
          kind: 'rules',
          read: async () => ({ reading: { kind: 'parts', parts: [...reading], words: [] } }),
        },
      ],
      drivers: {
        'code-hosting': watched(codeParts, 'code-hosting', watch),
        deployment: watched(siteParts, 'deployment', watch),
      },
    });
  }
  const pipeline = open();

  const studio: JointStudio = {
    store,
    code,
    sites,
    project,
    pipeline,
    open,
    plan(parts, instruction = 'As I said') {
      reading = parts;
      return pipeline.planAny({ owner, instruction });
    },
    async planned(...parts) {
      const answer = await studio.plan(parts);
      return operationOf(answer);
    },
    async write(path, text) {
      await code.write(project, [{ path, bytes: new TextEncoder().encode(text) }]);
    },
    async act(action) {
      const request = { action, author, at: systemClock.now().toISOString() };
      const proof = await code.prove(project, request);
      if (!proof.ok) throw new Error(proof.error.message);
      const { signature } = proof.value;
      const done = await code.execute(project, { ...request, operationId: randomIds(), signature });
      if (!done.ok) throw new Error(done.error.kind);
    },
    sql: (statements) => seed(session, statements),
    async state() {
      const { branch, branches, unsaved } = await code.status(project);
      const { live, offline, domains, redirects } = await sites.status(project);
      const policies = await session.query(
        `select tablename::text, policyname::text from pg_policies where schemaname = 'public' order by 1, 2`,
      );
      return {
        data: await contents(session),
        policies,
        code: { branch, branches, unsaved },
        site: { live: live?.id ?? null, offline, domains, redirects },
      };
    },
    async page() {
      const files = await sites.liveFiles(project);
      const found = files.find(({ path }) => path === 'index.html');
      return found && new TextDecoder().decode(found.bytes);
    },
    async close() {
      await close();
      if (!kept) await rm(directory, { recursive: true, force: true });
    },
  };
  if (!isNew) return studio;
  await code.status(project);
  await studio.write('public/index.html', 'first page');
  await studio.act({ kind: 'save', message: 'First page' });
  return studio;
}

export const ownRows: ReadPart = {
  service: 'database',
  changes: [
    {
      do: 'insert',
      table: 'members',
      rows: [{ id: { kind: 'value', value: 3 }, name: { kind: 'value', value: 'Cy' } }],
    },
  ],
};
export const addColumn: ReadPart = {
  service: 'database',
  changes: [{ do: 'add-columns', table: 'members', columns: [{ name: 'email', type: 'email' }] }],
};
export const save: ReadPart = { service: 'code-hosting', changes: [{ do: 'save', message: 'Second page' }] };
export const publish: ReadPart = { service: 'deployment', changes: [{ do: 'publish' }] };
