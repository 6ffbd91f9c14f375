import { paymentConfigAnswer, paymentCredentials, type PaymentCredentials } from '@saywright/domain/payment';
import type { Result } from '@saywright/domain/result';
import { errorSchema } from '@saywright/engine/protocol';
import { z } from 'zod';
import { carryingOut } from '../../packages/engine/src/http/carryOut.ts';
import { functionRoutes } from '../../packages/engine/src/http/functions.ts';
import { paymentHandlers, paymentScriptSource } from '../../packages/engine/src/payments/commands.ts';
import { paypalProvider } from '../../packages/engine/src/payments/paypal.ts';
import { createPurchases, type Purchases } from '../../packages/engine/src/payments/purchases.ts';
import { operatorCommands } from '../../packages/engine/src/payments/refunds.ts';
import type { PlanStore } from '../../packages/engine/src/payments/store.ts';
import { paypalAccount } from './paypal.ts';

interface PaymentOptions {
  readonly url: string;
  readonly store: PlanStore;
  readonly credentials?: Result<PaymentCredentials>;
  /** Carries calls to the provider. @default the network */
  readonly transport?: (request: Request) => Promise<Response>;
  /** Longest time one call to the provider may take. @default 10 s */
  readonly timeoutMs?: number;
}

export interface PaymentAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Reason for a refusal. */
  readonly error?: string;
}

/** The payment functions of one installation, with a controlled clock. */
export interface PaymentFixture {
  /** Calls a function as a person, or anonymously. */
  ask(name: string, payload: unknown, owner: string | undefined): Promise<PaymentAnswer>;
  scriptSource(path: string): string;
  /** Advances the clock by milliseconds. */
  pass(ms: number): void;
  /** All responses, headers included. */
  readonly said: readonly string[];
  readonly logged: readonly string[];
  /** Fails the database when a capture is recorded, until the next start. */
  crashAtComplete(): void;
  /** Restarts on the same database. */
  restart(): void;
  recover(): Promise<void>;
  /** Runs an operator command. */
  operate(...args: readonly string[]): Promise<string>;
}

const bodySchema = z.record(z.string(), z.unknown());

/** Starts them on 10 January 2027 at 08:00. */
export function paymentFixture(options: PaymentOptions): PaymentFixture {
  const { url, store, transport = fetch, timeoutMs = 10_000 } = options;
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
    ? paypalProvider({ credentials: credentials.value, baseUrl: url, clock, timeoutMs, transport })
    : undefined;
  const start = (): Purchases =>
    createPurchases({
      store: losable,
      provider,
      siteOrigin: () => 'https://studio.example',
      clock,
      logError,
    });
  let running = start();
  const config = paymentConfigAnswer(credentials, 'sandbox');
  const backend = {
    url: 'https://backend.example',
    publishableKey: 'public',
    // The name of a person is used as their session.
    fetch: async (request: Request): Promise<Response> => {
      const id = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      return Response.json({ id });
    },
  };
  const routes = () =>
    functionRoutes({
      payments: { config },
      logError,
      carryOut: carryingOut({
        backend,
        handlers: new Map(paymentHandlers(running, config)),
        pipeline: { recoverOf: async () => {} },
        recovered: async () => {},
        logError,
      }),
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
      const { status } = response;
      if (!response.ok) return { status, body: {}, error: errorSchema.parse(JSON.parse(text)).error.message };
      return { status, body: bodySchema.parse(JSON.parse(text)) };
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
    operate: (...args) => operatorCommands({ store, provider, clock, logError })(args),
  };
}
