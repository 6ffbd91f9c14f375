import { existsSync } from 'node:fs';
import type { App } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Mutex } from 'async-mutex';
import { copyTemplate } from '../pglite/copyTemplate.ts';
import { memorySettings, removeTemplates } from '../pglite/template.ts';
import { keepWasmCode } from '../pglite/wasmCode.ts';
import type { Backend } from '../ports/backend.ts';
import { accountKeeper } from './accounts.ts';
import { backendApp, backendUrl, schemaMark, wholeAnswer, wholeRequest, type BackendOptions } from './app.ts';
import { withManyRows } from './manyRows.ts';
import { migrate } from './migrations.ts';

export interface EmbeddedBackendOptions extends BackendOptions {
  /** Data folder of the backend's database, or `memory://`. */
  readonly directory: string;
  readonly template?: string;
}

function connect(directory: string): PgliteConnection {
  keepWasmCode();
  const connection = new PgliteConnection({ url: directory });
  // Enforces row-level security from the first request, with the rights from the migrations: by default the library runs
  // requests as superuser until it has seen a table with row-level security, and then grants everyone all rights on
  // every table. The two members are private only in its types; a test checks the resulting rights.
  Object.assign(connection, { rlsState: 'active', ensureRlsContext: async () => true });
  const { driver } = connection;
  Object.assign(driver, { query: withManyRows(driver.query.bind(driver)) });
  return connection;
}

/** Creates the accounts schema and the studio's tables, as far as they do not exist yet. */
async function prepare(app: App, connection: PgliteConnection, migrations: string): Promise<void> {
  const { rows } = await connection.driver.query<{ mark: string | null }>(
    `select obj_description(to_regnamespace('auth'), 'pg_namespace') as mark`,
  );
  // Comparing the schemas takes as long as opening the database, so it is done once per version.
  if (rows[0]?.mark !== schemaMark) {
    await app.ensureSystemSchema();
    await connection.driver.exec(`comment on schema auth is '${schemaMark}'`);
  }
  await migrate(connection.driver, migrations);
}

/** Writes the folder that every new backend starts as. */
export async function writeBackendTemplate(options: EmbeddedBackendOptions): Promise<void> {
  const connection = connect(options.directory);
  await connection.driver.exec(memorySettings);
  await prepare(backendApp(connection, options), connection, options.migrations);
  await removeTemplates(connection.driver);
  await connection.close();
}

/** Accounts and studio data on PGlite in this process. */
export async function embeddedBackend(options: EmbeddedBackendOptions): Promise<Backend> {
  const { directory, template, secrets } = options;
  if (template !== undefined && !existsSync(directory)) copyTemplate(template, directory);
  const connection = connect(directory);
  const app = backendApp(connection, options);
  // Its driver uses one database connection for all requests, so two at once could see each other's role and claims:
  // one request at a time, from its first query to its answer.
  const lock = new Mutex();
  await lock.runExclusive(() => prepare(app, connection, options.migrations));
  return {
    url: backendUrl,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    accounts: accountKeeper((work) => lock.runExclusive(() => work(connection.driver))),
    attempts: {
      query: ({ text, values = [] }) =>
        lock.runExclusive(async () => {
          const { rows, affectedRows = 0 } = await connection.driver.query(text, [...values]);
          return { rows, rowCount: Math.max(rows.length, affectedRows) };
        }),
    },
    fetch: async (request) => {
      // Before the lock: a body that never ends must not hold up everyone else.
      const whole = await wholeRequest(request);
      return lock.runExclusive(async () => wholeAnswer(await app.fetch(whole())));
    },
    close: () => lock.runExclusive(() => connection.close()),
  };
}
