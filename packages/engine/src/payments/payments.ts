import {
  paymentConfigAnswer,
  paymentCredentials,
  paymentEnvironment,
  paymentHosts,
  type PaymentConfigAnswer,
  type PaymentMode,
} from '@saywright/domain/payment';
import { explorerPlan, type PlanId } from '@saywright/domain/pricing';
import type { NamedHandler } from '../operations/commands.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock } from '../ports/system.ts';
import { planAt } from './currentSubscription.ts';
import { paymentHandlers, paymentScriptSource } from './commands.ts';
import { paypalProvider } from './paypal.ts';
import { operatorCommands } from './refunds.ts';
import { createPurchases } from './purchases.ts';
import { backendPlanStore } from './store.ts';

/** This server's account with the payment provider. */
export interface PaymentSettings {
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  /** The provider's environment. @default the sandbox */
  readonly mode?: PaymentMode | undefined;
  /** Address of a fake of the provider's API on this machine, for tests. */
  readonly baseUrl?: string | undefined;
}

/** Subscriptions and payments. */
export interface Payments {
  readonly commands: readonly NamedHandler[];
  /** Whether this server takes payments; public. */
  readonly config: PaymentConfigAnswer;
  /** The extra origin from which the page at a path may load a script; empty for none. */
  readonly scriptSource: (path: string) => string;
  /** A person's current subscription, by default the free one. Makes no call to the provider. */
  readonly planOf: (owner: string) => Promise<PlanId>;
  /** Carries out an operator's payment command, and returns what it prints. */
  operate(args: readonly string[]): Promise<string>;
  /** Reconciles captures that a crash interrupted. */
  recover(): Promise<void>;
}

const longestCallMs = 15_000;

export function embeddedPayments(parts: {
  readonly settings: PaymentSettings;
  readonly backend: Backend;
  readonly siteOrigin: () => string;
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
  const config = paymentConfigAnswer(credentials, mode);
  const purchases = createPurchases({ store, provider, siteOrigin, clock, logError });
  return {
    commands: paymentHandlers(purchases, config),
    config,
    scriptSource: (path) => paymentScriptSource(credentials.ok, path),
    async planOf(owner) {
      const now = clock.now();
      return planAt(await store.periods(owner, now), now)?.planId ?? explorerPlan.planId;
    },
    operate: operatorCommands({ store, provider, clock, logError }),
    recover: () => purchases.recover().catch(logError),
  };
}
