import { join, resolve } from 'node:path';
import { paymentEnvironment, paymentModes } from '@saywright/domain/payment';
import { z } from 'zod';
import { isLoopback, modelAddress } from './reader/address.ts';
import { modelProviders } from './reader/providers.ts';
import { isHostName, sharesCookies } from './site/domainNames.ts';

/** Whether an address is a bare origin on this machine: no user name, password, path or query. */
function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.protocol === 'http:' &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) &&
    url.href === `${url.origin}/`
  );
}

/** Whether a text is the address of a database on a server of PostgreSQL. */
function isDatabaseAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, pathname } = new URL(address);
  return /^postgres(?:ql)?:$/u.test(protocol) && hostname !== '' && username !== '' && pathname.length > 1;
}

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
    /** Port of customers' sites. @default PORT + 1, or any free port where PORT is 0 */
    SAYWRIGHT_SITES_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** Domain below which sites and the APIs of projects have hosts, `<name>.<domain>`. @default localhost */
    SAYWRIGHT_SITES_DOMAIN: z
      .string()
      .refine(isHostName, {
        error: 'This must be a domain in small letters, without a port: apps.example.org.',
      })
      .optional(),
    HOST: z.string().default('127.0.0.1'),
    /** Host names that the server answers for, separated by commas, besides the one of SITE_ORIGIN. */
    SAYWRIGHT_HOSTS: z
      .string()
      .default('')
      .transform((text) => text.split(',').map((name) => name.trim()))
      .transform((names) => names.filter((name) => name !== ''))
      .refine((names) => names.every((name) => /^[\w.[\]:-]{1,260}$/u.test(name)), {
        error:
          'These must be host names or addresses, separated by commas: studio.example.org, 192.168.1.10.',
      }),
    /** Connection limit per client address; behind a proxy, which is one address, the limit for everyone together. */
    SAYWRIGHT_CONNECTIONS: z.coerce.number().int().min(8).default(256),
    SAYWRIGHT_DATA: z.string().default('.saywright'),
    SAYWRIGHT_LIMIT_MS: z.coerce.number().int().min(100).default(8000),
    SAYWRIGHT_IDLE_MS: z.coerce.number().int().min(1000).default(300_000),
    /** Server of PostgreSQL for the databases of a new studio and of new projects, with user name and password. @default embedded */
    SAYWRIGHT_DATABASE_URL: z
      .string()
      .refine(isDatabaseAddress, {
        error:
          'This must be the address of a PostgreSQL server: postgres://user:password@host:5432/postgres.',
      })
      .optional(),
    /** Whether to wait while another process is at work on the same studio, and to take over once that one ends. */
    SAYWRIGHT_STANDBY: z.enum(['on', 'off']).default('off'),
    SAYWRIGHT_OPEN_PROJECTS: z.coerce.number().int().min(1).max(1000).default(12),
    /** Address people use, for links that lead back: from e-mails and from the payment provider. */
    SITE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    /** The operator's contact page, which /contact links to. */
    SAYWRIGHT_CONTACT_URL: z
      .url({ protocol: /^https$/, error: 'This must be a complete address that starts with https://.' })
      .optional(),
    PAYPAL_CLIENT_ID: z.string().optional(),
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    /** PayPal's environment: in the sandbox no money moves. It decides every address of PayPal at once. */
    PAYPAL_MODE: z.enum(paymentModes).default(paymentEnvironment),
    /** A fake PayPal on this machine, for tests only: the secret is sent there. */
    PAYPAL_BASE_URL: z
      .string()
      .refine(isOnThisMachine, {
        error:
          'This is for a test server on this machine, such as http://127.0.0.1:8080. To choose PayPal, set PAYPAL_MODE.',
      })
      .optional(),
    /** The mail server, with user name and password where required; without one, emails go to the outbox. */
    SAYWRIGHT_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SAYWRIGHT_MAIL_FROM: z.string().min(3).optional(),
    /** Number of the operator's proxies in front of the server: that many entries of `x-forwarded-for` are trusted. */
    SAYWRIGHT_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Base address of a language model that everyone may use as a second reader. */
    SAYWRIGHT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Name of that model at its server. */
    SAYWRIGHT_MODEL: z.string().min(1).max(200).optional(),
    SAYWRIGHT_MODEL_KEY: z.string().optional(),
    SAYWRIGHT_MODEL_PROVIDER: z.enum(modelProviders).default('openai-compatible'),
    /** Euros per million tokens, sent and received, separated by a comma. */
    SAYWRIGHT_MODEL_PRICES: z
      .string()
      .regex(/^\d+(?:\.\d+)?,\d+(?:\.\d+)?$/u, {
        error: 'These must be two prices in euros per million tokens, separated by a comma: 2.5,10.',
      })
      .default('0,0')
      .transform((text) => text.split(',').map(Number))
      .transform(([input = 0, output = 0]) => ({ input, output })),
    /** Most that one person may spend on that model per month, in euros. */
    SAYWRIGHT_MODEL_CAP: z.coerce.number().min(0).max(1000).default(5),
    /** Whether people may use model servers on this machine. @default on, where only this machine is listened to */
    SAYWRIGHT_LOCAL_MODELS: z.enum(['on', 'off']).optional(),
    SAYWRIGHT_SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).default(100),
  })
  .refine((given) => given.SAYWRIGHT_STANDBY === 'off' || given.SAYWRIGHT_DATABASE_URL !== undefined, {
    path: ['SAYWRIGHT_STANDBY'],
    error:
      'Only a studio whose accounts are on a server, SAYWRIGHT_DATABASE_URL, can have a second server process.',
  })
  .refine((given) => given.SAYWRIGHT_SMTP_URL === undefined || given.SAYWRIGHT_MAIL_FROM !== undefined, {
    path: ['SAYWRIGHT_MAIL_FROM'],
    error: 'A mail server needs a sender address.',
  })
  .refine(
    ({ SAYWRIGHT_SITES_DOMAIN: domain, SITE_ORIGIN: origin }) =>
      domain === undefined || origin === undefined || !sharesCookies(domain, new URL(origin).hostname),
    {
      path: ['SAYWRIGHT_SITES_DOMAIN'],
      error:
        'Pages of sites must never share cookies with the studio: choose a domain that is not part of SITE_ORIGIN.',
    },
  )
  .superRefine((given, context) => {
    const { SAYWRIGHT_MODEL_URL: url, SAYWRIGHT_MODEL: model, SAYWRIGHT_MODEL_PRICES: prices } = given;
    if ((url === undefined) !== (model === undefined))
      context.addIssue({
        code: 'custom',
        path: [url === undefined ? 'SAYWRIGHT_MODEL_URL' : 'SAYWRIGHT_MODEL'],
        message: 'A language model needs both its address and its name.',
      });
    const address = url === undefined ? undefined : modelAddress(url, true);
    if (address?.ok === false)
      context.addIssue({ code: 'custom', path: ['SAYWRIGHT_MODEL_URL'], message: address.error });
    if (url !== undefined && !isLoopback(url) && (prices.input === 0 || prices.output === 0))
      context.addIssue({
        code: 'custom',
        path: ['SAYWRIGHT_MODEL_PRICES'],
        message: 'A hosted model needs its prices, so that the monthly cap can hold.',
      });
  });

/** The server's settings, from environment variables. */
export type Settings = Readonly<z.output<typeof schema>>;

/** Reads the settings; where any is invalid, names each and exits. */
export function readSettings(): Settings {
  const settings = schema.safeParse(process.env);
  if (settings.success) return settings.data;
  process.stderr.write(`Saywright cannot start with these settings:\n${z.prettifyError(settings.error)}\n`);
  return process.exit(1);
}

/** The data folder. Folders of another Postgres build cannot be opened, so its version is part of the name. */
export function dataFolder({ SAYWRIGHT_DATA }: Settings): string {
  return join(resolve(SAYWRIGHT_DATA), 'v1-pg17');
}

/** The address people use, for links back to the studio; by default localhost with the server's port. */
export function siteAddress({ SITE_ORIGIN }: Settings, port: number): string {
  return SITE_ORIGIN ?? `http://localhost:${port}`;
}

/** Address of the second origin, where sites are; with a domain for them and https, a proxy is in front of its port. */
export function sitesAddress(
  { SAYWRIGHT_SITES_DOMAIN: domain, SITE_ORIGIN }: Settings,
  port: number,
): string {
  if (domain === undefined) return `http://localhost:${port}`;
  return SITE_ORIGIN?.startsWith('https:') === true ? `https://${domain}` : `http://${domain}:${port}`;
}

/** Logs an error on one line. */
export function logError(error: unknown): void {
  process.stderr.write(
    `${new Date().toISOString()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
