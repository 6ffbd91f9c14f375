import { paymentCredentials, type PaymentCredentials } from '@saywright/domain/payment';
import type { Result } from '@saywright/domain/result';
import { z } from 'zod';
import { paymentRoutes, paymentScriptSource } from '../../packages/engine/src/payments/functions.ts';
import { paypalProvider } from '../../packages/engine/src/payments/paypal.ts';
import { purchases, type Purchases } from '../../packages/engine/src/payments/purchases.ts';
import { paymentCommands } from '../../packages/engine/src/payments/refunds.ts';
import type { PlanStore } from '../../packages/engine/src/payments/store.ts';
import { paypalAccount } from './paypal.ts';

interface DeskOptions {
  readonly url: string;
  readonly store: PlanStore;
  readonly credentials?: Result<PaymentCredentials>;
  /** Carries calls to the provider. @default the network */
  readonly carry?: (request: Request) => Promise<Response>;
  /** Longest time one call to the provider may take. @default 10 s */
  readonly timeoutMs?: number;
}

export interface DeskAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** The payment functions of one installation, with a clock of their own. */
export interface Desk {
  /** Calls a function as a person, or as nobody. */
  ask(name: string, payload: unknown, owner: string | undefined): Promise<DeskAnswer>;
  scriptSource(path: string): string;
  /** Lets milliseconds pass. */
  pass(ms: number): void;
  /** Everything answered, headers included. */
  readonly said: readonly string[];
  readonly logged: readonly string[];
  /** The database is lost in the moment a capture should be recorded; until the next start. */
  crashAtComplete(): void;
  /** Starts anew on the same database. */
  restart(): void;
  recover(): Promise<void>;
  /** Runs a command of the operator. */
  operate(...args: readonly string[]): Promise<string>;
}

const bodySchema = z.record(z.string(), z.unknown());

/** Starts them on the 10th of January 2027, at eight. */
export function paymentDesk(options: DeskOptions): Desk {
  const { url, store, carry = fetch, timeoutMs = 10_000 } = options;
  const { clientId, clientSecret } = paypalAccount;
  const credentials = options.credentials ?? paymentCredentials(clientId, clientSecret);
  let now = Date.UTC(2027, 0, 10, 8);
  let isLost = false;
  const clock = { now: () => new Date(now), elapsed: () => now };
  const said: string[] = [];
  const logged: string[] = [];
  const logError = (error: unknown): void => {
    logged.push(error instanceof Error ? `${error.message} ${error.stack ?? ''}` : String(error));
  };
  const losable: PlanStore = {
    ...store,
    complete: async (...parts) => {
      if (isLost) throw new Error('The database is gone.');
      return store.complete(...parts);
    },
  };
  const provider = credentials.ok
    ? paypalProvider({ credentials: credentials.value, baseUrl: url, clock, timeoutMs, carry })
    : undefined;
  const start = (): Purchases =>
    purchases({
      store: losable,
      provider,
      siteOrigin: 'https://studio.example',
      clock,
      logError,
    });
  let running = start();
  const routes = () =>
    paymentRoutes({
      credentials,
      mode: 'sandbox',
      purchases: running,
      ownerOf: async (request) => /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1],
      logError,
    });
  let app = routes();
  return {
    async ask(name, payload, owner) {
      const response = await app.fetch(
        new Request(`https://studio.example/${name}`, {
          method: 'POST',
          headers: owner === undefined ? {} : { authorization: `Bearer ${owner}` },
          ...(payload === undefined
            ? {}
            : { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
        }),
      );
      const text = await response.text();
      said.push([...response.headers].flat().join(' '), text);
      return { status: response.status, body: bodySchema.parse(JSON.parse(text)) };
    },
    scriptSource: (path) => paymentScriptSource(credentials.ok, path),
    pass: (ms) => {
      now += ms;
    },
    said,
    logged,
    crashAtComplete: () => {
      isLost = true;
    },
    restart: () => {
      isLost = false;
      running = start();
      app = routes();
    },
    recover: () => running.recover(),
    operate: (...args) => paymentCommands({ store, provider, clock, logError })(args),
  };
}
