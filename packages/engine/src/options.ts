import type { Connection } from './accounts/address.ts';
import type { MailSettings } from './accounts/post.ts';
import type { OperatorRequest } from './operator/topic.ts';
import type { PaymentSettings } from './payments/payments.ts';
import type { OperatorModel } from './reader/settings.ts';

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
   * Server of PostgreSQL for the databases of a new studio and of new projects; embedded ones stay where they are.
   * Without one, all are embedded. A secret.
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
  /** What the operator should know after the start. */
  readonly notice: string | undefined;
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
