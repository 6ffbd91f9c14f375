import { existsSync } from 'node:fs';
import { App } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Mutex } from 'async-mutex';
import { copyTemplate } from '../pglite/copyTemplate.ts';
import { memorySettings, removeTemplates } from '../pglite/template.ts';
import { keepWasmCode } from '../pglite/wasmCode.ts';
import { linkMinutes } from '../accounts/letters.ts';
import type { Backend } from '../ports/backend.ts';
import { accountKeeper } from './accounts.ts';
import { allowManyRows } from './manyRows.ts';
import { migrate } from './migrations.ts';
import type { Secrets } from './secrets.ts';

export interface EmbeddedBackendOptions {
  /** Data folder of the backend's database, or `memory://`. */
  readonly directory: string;
  readonly template?: string;
  readonly migrations: string;
  readonly secrets: Secrets;
  /** Address people use. */
  readonly siteUrl: string;
  /** Whether an account can be used only once its address is confirmed. */
  readonly confirmAddresses?: boolean;
}

const url = 'http://backend.internal';

function connect(directory: string): PgliteConnection {
  keepWasmCode();
  const connection = new PgliteConnection({ url: directory });
  // Enforces row-level security from the first request, with the rights from the migrations: by default the library runs
  // requests as superuser until it has seen a table with row-level security, and then grants everyone all rights on
  // every table. The two members are private only in its types; a test checks the resulting rights.
  Object.assign(connection, { rlsState: 'active', ensureRlsContext: async () => true });
  allowManyRows(connection.driver);
  return connection;
}

/** The engine writes and sends all emails itself; the library's are discarded and not logged. */
const silent = { send: async (): Promise<void> => {} };

function createApp(
  connection: PgliteConnection,
  { secrets, siteUrl, confirmAddresses = false }: EmbeddedBackendOptions,
): App {
  return new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      jwt_expiry: 3600,
      minimum_password_length: 8,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      site_url: siteUrl,
      email: {
        enable_signup: true,
        enable_confirmations: confirmAddresses,
        otp_expiry: linkMinutes * 60,
        // Codes are never sent, only links with much longer tokens; this length makes the code unguessable.
        otp_length: 40,
      },
    },
    options: { server: { disableStudio: true }, drivers: { email: silent, sms: silent } },
  });
}

/** Marks in the database which library version created its system schemas; change it with the dependency. */
const schemaMark = 'supabase-lite 0.10.0';

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
  await prepare(createApp(connection, options), connection, options.migrations);
  await removeTemplates(connection.driver);
  await connection.close();
}

/** Accounts and studio data on PGlite in this process. */
export async function embeddedBackend(options: EmbeddedBackendOptions): Promise<Backend> {
  const { directory, template, secrets } = options;
  if (template !== undefined && !existsSync(directory)) copyTemplate(template, directory);
  const connection = connect(directory);
  const app = createApp(connection, options);
  // Its driver uses one database connection for all requests, so two at once could see each other's role and claims:
  // one request at a time, from its first query to its answer.
  const lock = new Mutex();
  await lock.runExclusive(() => prepare(app, connection, options.migrations));
  return {
    url,
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
      const { url: address, method, headers } = request;
      const body = request.body === null ? null : await request.arrayBuffer();
      const whole = body === null ? request : new Request(address, { method, headers, body });
      return lock.runExclusive(async () => {
        const response = await app.fetch(whole);
        // The body is read inside the lock: a streaming answer would go on using the connection.
        return new Response(
          response.status === 204 || response.status === 304 ? null : await response.arrayBuffer(),
          response,
        );
      });
    },
    close: () => lock.runExclusive(() => connection.close()),
  };
}
