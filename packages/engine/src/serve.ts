import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { z } from 'zod';
import type { Connection } from './accounts/address.ts';
import { createEngine } from './engine.ts';
import { lockDirectory } from './lock.ts';

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
    /** Port of customers' sites; the next one unless told, and a free one where the first is. */
    SAYWRIGHT_SITES_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    HOST: z.string().default('127.0.0.1'),
    SAYWRIGHT_DATA: z.string().default('.saywright'),
    SAYWRIGHT_LIMIT_MS: z.coerce.number().int().min(100).default(8000),
    SAYWRIGHT_IDLE_MS: z.coerce.number().int().min(1000).default(300_000),
    /** Address people use, for links that lead back: from e-mails and from the payment provider. */
    SITE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    /** Where people find whoever runs this: the page about contact links to it. */
    SAYWRIGHT_CONTACT_URL: z
      .url({ protocol: /^https$/, error: 'This must be a whole address that starts with https://.' })
      .optional(),
    /** The mail server, with name and password where it asks for them; without one mails go to the outbox. */
    SAYWRIGHT_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SAYWRIGHT_MAIL_FROM: z.string().min(3).optional(),
    /** Proxies of one's own that requests come through: so many entries of `x-forwarded-for` are trusted. */
    SAYWRIGHT_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    SAYWRIGHT_SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).default(100),
    PAYPAL_CLIENT_ID: z.string().optional(),
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    /** Only over TLS, but for a stand-in on this machine: the secret is sent there. */
    PAYPAL_BASE_URL: z
      .url()
      .regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)([:/]|$))/)
      .optional(),
  })
  .refine((given) => given.SAYWRIGHT_SMTP_URL === undefined || given.SAYWRIGHT_MAIL_FROM !== undefined, {
    path: ['SAYWRIGHT_MAIL_FROM'],
    error: 'A mail server needs the address that mails come from.',
  })
  .safeParse(process.env);

if (!settings.success) {
  process.stderr.write(`Saywright cannot start with these settings:\n${z.prettifyError(settings.error)}\n`);
  process.exit(1);
}
const environment = settings.data;

// Folders of another Postgres build cannot be opened, so its version is part of the name.
const directory = join(resolve(environment.SAYWRIGHT_DATA), 'v1-pg17');
// What people keep here is nobody else's on this machine.
mkdirSync(directory, { recursive: true, mode: 0o700 });

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function logError(error: unknown): void {
  process.stderr.write(
    `${new Date().toISOString()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}

// Libraries print whole database errors, parameters included. Only what went wrong may reach the log, never what
// somebody typed.
function logMessages(...items: readonly unknown[]): void {
  for (const item of items)
    if (item instanceof Error) process.stderr.write(`${new Date().toISOString()} ${item.message}\n`);
}
Object.assign(console, { error: logMessages });

const sitesPort = environment.SAYWRIGHT_SITES_PORT ?? (environment.PORT === 0 ? 0 : environment.PORT + 1);

type Fetch = (request: Request, connection: Connection) => Promise<Response>;

/** Takes requests on a port; the answer is the port, once it does, and what ends it. */
function listen(fetch: Fetch, port: number): Promise<{ readonly port: number; readonly close: () => void }> {
  return new Promise((taken, failed) => {
    const server = serve({ fetch, port, hostname: environment.HOST }, (address) =>
      taken({ port: address.port, close: () => server.close() }),
    );
    server.once('error', (error) =>
      failed(
        new Error(`Port ${port} cannot be used. Set PORT and SAYWRIGHT_SITES_PORT to free ones.`, {
          cause: error,
        }),
      ),
    );
  });
}

async function main(): Promise<void> {
  const unlock = lockDirectory(directory);
  let sitesUrl = `http://localhost:${sitesPort}`;
  const engine = await createEngine({
    directory,
    siteUrl: environment.SITE_ORIGIN ?? `http://localhost:${environment.PORT}`,
    sitesUrl: () => sitesUrl,
    contactUrl: environment.SAYWRIGHT_CONTACT_URL,
    mail:
      environment.SAYWRIGHT_SMTP_URL === undefined || environment.SAYWRIGHT_MAIL_FROM === undefined
        ? undefined
        : { url: environment.SAYWRIGHT_SMTP_URL, from: environment.SAYWRIGHT_MAIL_FROM },
    proxies: environment.SAYWRIGHT_PROXIES,
    signUpsPerHour: environment.SAYWRIGHT_SIGN_UPS_PER_HOUR,
    limitMs: environment.SAYWRIGHT_LIMIT_MS,
    idleMs: environment.SAYWRIGHT_IDLE_MS,
    payments: {
      clientId: environment.PAYPAL_CLIENT_ID,
      clientSecret: environment.PAYPAL_CLIENT_SECRET,
      baseUrl: environment.PAYPAL_BASE_URL,
    },
    logError,
  });
  const sites = await listen(engine.fetchSites, sitesPort);
  sitesUrl = `http://localhost:${sites.port}`;
  const studio = await listen(engine.fetch, environment.PORT);
  say(`Sites are served on ${sitesUrl}`);
  say(`Saywright is ready: http://localhost:${studio.port}`);
  void engine.recover();
  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    studio.close();
    sites.close();
    await engine.close();
    unlock();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
