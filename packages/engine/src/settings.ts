import { join, resolve } from 'node:path';
import { paymentEnvironment, paymentModes } from '@saywright/domain/payment';
import { z } from 'zod';

/** Whether an address is one of this machine and nothing more: no name, password, path or query. */
function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.protocol === 'http:' &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) &&
    url.href === `${url.origin}/`
  );
}

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
    /** Port of customers' sites; the next one unless told, and a free one where the first is. */
    SAYWRIGHT_SITES_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    HOST: z.string().default('127.0.0.1'),
    /** Names that the server answers for, separated by commas, beside the one of SITE_ORIGIN. */
    SAYWRIGHT_HOSTS: z
      .string()
      .default('')
      .transform((text) => text.split(',').map((name) => name.trim()))
      .transform((names) => names.filter((name) => name !== ''))
      .refine((names) => names.every((name) => /^[\w.[\]:-]{1,260}$/u.test(name)), {
        error: 'These must be names or addresses, separated by commas: studio.example.org, 192.168.1.10.',
      }),
    /** Most connections from one address; behind a proxy of one's own, which is one address, of all people together. */
    SAYWRIGHT_CONNECTIONS: z.coerce.number().int().min(8).default(256),
    SAYWRIGHT_DATA: z.string().default('.saywright'),
    SAYWRIGHT_LIMIT_MS: z.coerce.number().int().min(100).default(8000),
    SAYWRIGHT_IDLE_MS: z.coerce.number().int().min(1000).default(300_000),
    SAYWRIGHT_OPEN_PROJECTS: z.coerce.number().int().min(1).max(1000).default(12),
    /** Address people use, for links that lead back: from e-mails and from the payment provider. */
    SITE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    /** Where people find whoever runs this: the page about contact links to it. */
    SAYWRIGHT_CONTACT_URL: z
      .url({ protocol: /^https$/, error: 'This must be a whole address that starts with https://.' })
      .optional(),
    PAYPAL_CLIENT_ID: z.string().optional(),
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    /** PayPal's environment: in the sandbox no money moves. It decides every address of PayPal at once. */
    PAYPAL_MODE: z.enum(paymentModes).default(paymentEnvironment),
    /** A stand-in for PayPal on this machine, for tests alone: the secret is sent there. */
    PAYPAL_BASE_URL: z
      .string()
      .refine(isOnThisMachine, {
        error:
          'This is for a stand-in on this machine, such as http://127.0.0.1:8080. Choose PayPal itself by PAYPAL_MODE.',
      })
      .optional(),
    /** The mail server, with name and password where it asks for them; without one mails go to the outbox. */
    SAYWRIGHT_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SAYWRIGHT_MAIL_FROM: z.string().min(3).optional(),
    /** Proxies of one's own that requests come through: so many entries of `x-forwarded-for` are trusted. */
    SAYWRIGHT_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    SAYWRIGHT_SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).default(100),
  })
  .refine((given) => given.SAYWRIGHT_SMTP_URL === undefined || given.SAYWRIGHT_MAIL_FROM !== undefined, {
    path: ['SAYWRIGHT_MAIL_FROM'],
    error: 'A mail server needs the address that mails come from.',
  });

/** What the environment says about a server. */
export type Settings = Readonly<z.output<typeof schema>>;

/** Reads the settings; ends the process, naming each one that is wrong, when it cannot start with them. */
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

/** The line with which an error is logged. */
export function logError(error: unknown): void {
  process.stderr.write(
    `${new Date().toISOString()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
