import { App } from '@supabase/lite';
import type { ApiDatabase } from './apiDatabase.ts';
import { adminAnswer } from './adminRoutes.ts';
import { prepareAccounts } from './accountsSchema.ts';
import type { StorageAnswer, StorageRequest } from '../storage/calls.ts';
import { prepareStorage } from '../storage/schema.ts';
import { callerOf } from '../storage/caller.ts';
import { storageAnswer, storedVersions } from '../storage/storage.ts';
import { connectionOn, inPreview } from './connection.ts';
import { callersError, unreadAddress } from './databaseErrors.ts';
import { onTrial } from './apiTrial.ts';
import { readLibraryMail, type ApiMail } from './apiMail.ts';
import { changesPassword, knownAnswer, rememberOpenedLinks, resentAnswer } from './confirmations.ts';
import type { ApiAnswer, ApiRequest, ApiTrial } from './request.ts';
import { asksForDescription, description } from './openApi.ts';
import { hidingQuery, refusedName } from './tableNames.ts';
import { endOtherSessions, refusedHolder, refusedSignIn, type Refused } from './tokenHolder.ts';

/** The API of one open project database. Requests are answered one at a time. */
export interface ProjectApi {
  answer(request: ApiRequest): Promise<ApiAnswer>;
  /** Carries out a request to the files of the project. */
  storage(request: StorageRequest): Promise<StorageAnswer>;
  /** The versions of all files that have a row. */
  storedVersions(): Promise<readonly string[]>;
  /** Forgets the tables it knows, after a plan may have changed them. */
  forgetTables(): Promise<void>;
}

/** How long a link in an email works, in seconds. */
const linkSeconds = 3600;

/** Most rows of one answer, as on hosted projects; a range asks for others. */
const mostRows = 1000;

const withoutBody = new Set([204, 205, 304]);

function refusedAnswer({ status, code, message }: Refused): ApiAnswer {
  const text = JSON.stringify({ code: status, error_code: code, msg: message, message });
  const headers = [
    ['content-type', 'application/json'],
    ['x-sb-error-code', code],
  ] as const;
  return { status, headers, body: new TextEncoder().encode(text), mails: [], role: null };
}

/** The method that the library is asked with: it reads arguments of functions from the address only with GET. */
function askedMethod({ method, url }: ApiRequest): string {
  return method === 'HEAD' && new URL(url).pathname.startsWith('/rest/v1/rpc/') ? 'GET' : method;
}

/** Opens the API on a project database that nothing else uses meanwhile. */
export async function projectApi(database: ApiDatabase): Promise<ProjectApi> {
  const { session } = database;
  await prepareAccounts(session);
  await prepareStorage(session);
  let failure: unknown;
  let isTrial = false;
  const connection = connectionOn(
    database,
    (error) => {
      failure = error;
    },
    () => (isTrial ? inPreview : undefined),
  );
  let keyType: ApiRequest['keyType'] = 'publishable';
  let mails: ApiMail[] = [];
  let asked: ReturnType<typeof hidingQuery> | undefined;
  const understood = connection.onPostgrestAST.bind(connection);
  Object.assign(connection, {
    onPostgrestAST: (...read: Parameters<typeof understood>) => {
      asked?.hide();
      return understood(...read);
    },
  });
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: mostRows },
    auth: {
      enabled: true,
      // Replaced with that of each request.
      jwt_secret: 'none',
      jwt_expiry: 3600,
      minimum_password_length: 8,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      site_url: 'http://project.internal',
      // Codes can be guessed, links cannot; the length applies to both.
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_expiry: linkSeconds,
        otp_length: 40,
      },
    },
    options: {
      server: {
        disableStudio: true,
        apiKeys: {
          resolver: async () => ({
            type: keyType,
            claims: { role: keyType === 'secret' ? 'service_role' : 'anon' },
          }),
        },
      },
      drivers: {
        email: {
          send: async ({ to, text = '' }) => {
            mails.push(readLibraryMail(to, text));
          },
        },
        sms: { send: async () => {} },
      },
    },
  });

  /** Ends what a request may have left on the connection: an open transaction, a role or settings. */
  async function clear(): Promise<void> {
    await session.run('rollback; reset role; reset all');
  }

  /** What to answer where the library blames the server; undefined where the server is to blame. */
  async function refusalOf({ method, url, headers }: ApiRequest, body: Uint8Array | null) {
    if (failure !== undefined) return callersError(failure);
    // An answer to HEAD has no reason in it.
    const explained =
      method === 'HEAD'
        ? await app.fetch(
            new Request(url, { headers: headers.map(([name, value]): [string, string] => [name, value]) }),
          )
        : new Response(body === null ? null : body.slice());
    return unreadAddress(await explained.json().catch(() => undefined));
  }

  async function answered(request: ApiRequest): Promise<ApiAnswer> {
    const { url, body } = request;
    const method = askedMethod(request);
    const refused = await refusedHolder(session, request);
    if (refused) return refusedAnswer(refused);
    const role = (await callerOf(request))?.role ?? null;
    const own = (await adminAnswer(session, request)) ?? (await resentAnswer(session, request));
    if (own) return { ...own, role };
    if (role !== null && asksForDescription(request)) return await description(session, role, request.origin);
    const headers = request.headers.map(([name, value]): [string, string] => [name, value]);
    const unreachable = refusedName(url);
    if (unreachable) return { ...unreachable, mails: [], role };
    asked = hidingQuery(new Request(url, { method, headers, body }));
    const response = await app.fetch(asked.request);
    const hasBody = request.method !== 'HEAD' && !withoutBody.has(response.status);
    const bytes = !hasBody ? null : new Uint8Array(await response.arrayBuffer());
    const unwanted = new URL(url).pathname.startsWith('/auth/') && (await refusedSignIn(session));
    if (unwanted) return refusedAnswer(unwanted);
    if (new URL(url).pathname === '/auth/v1/verify') await rememberOpenedLinks(session);
    if (response.ok && changesPassword(request)) await endOtherSessions(session, request);
    const known = await knownAnswer(session, request, response);
    if (known) return { ...known, role };
    const refusal = response.status === 500 ? await refusalOf(request, bytes) : undefined;
    if (refusal) return { ...refusal, mails: [], role };
    return { status: response.status, headers: [...response.headers], body: bytes, mails, role };
  }

  /** The same on what a preview shows. Where that has other tables, it forgets them again. */
  async function tried(request: ApiRequest, trial: ApiTrial): Promise<ApiAnswer> {
    if (trial.plan) await connection.clearSchemaCache();
    isTrial = true;
    try {
      return await onTrial(session, request, trial, answered);
    } finally {
      isTrial = false;
      if (trial.plan) await connection.clearSchemaCache();
    }
  }

  return {
    async answer(request) {
      ({ keyType } = request);
      mails = [];
      failure = undefined;
      const { auth } = app.config;
      if (!auth?.email) throw new Error('The accounts of this project are not set up.');
      auth.jwt_secret = request.jwtSecret;
      auth.site_url = request.origin;
      Object.assign(auth.email, { enable_confirmations: request.confirmAddresses });
      const { trial } = request;
      try {
        return await (trial ? tried(request, trial) : answered(request));
      } finally {
        await clear();
      }
    },
    storage: (request) => storageAnswer(session, request),
    storedVersions: () => storedVersions(session),
    forgetTables: async () => {
      await database.learnTypes?.();
      await connection.clearSchemaCache();
    },
  };
}
