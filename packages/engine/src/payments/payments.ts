import {
  paymentCredentials,
  paymentEnvironment,
  paymentHosts,
  type PaymentMode,
} from '@saywright/domain/payment';
import { explorerPlan, type PlanId } from '@saywright/domain/pricing';
import type { Hono } from 'hono';
import { sessionOwner } from '../http/session.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock } from '../ports/system.ts';
import { planAt } from './currentPlan.ts';
import { paymentRoutes, paymentScriptSource } from './functions.ts';
import { paypalProvider } from './paypal.ts';
import { paymentCommands } from './refunds.ts';
import { purchases } from './purchases.ts';
import { backendPlanStore } from './store.ts';

/** The account with the payment provider, as this installation is told of it. */
export interface PaymentSettings {
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  /** The provider's environment. @default the sandbox */
  readonly mode?: PaymentMode | undefined;
  /** Address of a stand-in for the provider's interface on this machine, for tests. */
  readonly baseUrl?: string | undefined;
}

/** Plans and payments of an installation. */
export interface Payments {
  /** To be served under `/functions/v1`. */
  readonly routes: Hono;
  /** From where the page at a path may load a script beside its own origin; empty for nowhere. */
  readonly scriptSource: (path: string) => string;
  /** The plan a person has now; the free one for whoever has none. Asks no provider. */
  readonly planOf: (owner: string) => Promise<PlanId>;
  /** Carries out a command of the operator about payments, and returns what it prints. */
  operate(args: readonly string[]): Promise<string>;
  /** Finds out how captures ended that a crash cut short. */
  recover(): Promise<void>;
}

const longestCallMs = 15_000;

export function embeddedPayments(parts: {
  readonly settings: PaymentSettings;
  readonly backend: Backend;
  readonly siteOrigin: string;
  readonly clock: Clock;
  readonly logError: (error: unknown) => void;
}): Payments {
  const { settings, backend, siteOrigin, clock, logError } = parts;
  const credentials = paymentCredentials(settings.clientId, settings.clientSecret);
  const mode = settings.mode ?? paymentEnvironment;
  const baseUrl = (settings.baseUrl ?? `https://${paymentHosts[mode].api}`).replace(/\/$/, '');
  const provider = credentials.ok
    ? paypalProvider({ credentials: credentials.value, baseUrl, clock, timeoutMs: longestCallMs })
    : undefined;
  const store = backendPlanStore(backend);
  const desk = purchases({ store, provider, siteOrigin, clock, logError });
  return {
    routes: paymentRoutes({
      credentials,
      mode,
      purchases: desk,
      ownerOf: (request) => sessionOwner(backend, request),
      logError,
    }),
    scriptSource: (path) => paymentScriptSource(credentials.ok, path),
    async planOf(owner) {
      const now = clock.now();
      return planAt(await store.periods(owner, now), now)?.planId ?? explorerPlan.planId;
    },
    operate: paymentCommands({ store, provider, clock, logError }),
    recover: () => desk.recover().catch(logError),
  };
}
