import { paymentScriptHost, type PaymentConfigAnswer } from '@saywright/domain/payment';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { paymentCommands as commands } from '../protocol/index.ts';
import type { Purchases } from './purchases.ts';

/**
 * The origin from which the page at a path may load the payment script: the provider's on the checkout page where
 * payments are set up, otherwise none.
 */
export function paymentScriptSource(isConfigured: boolean, path: string): string {
  return isConfigured && /^\/checkout\/?$/.test(path) ? `https://${paymentScriptHost}` : '';
}

/** The subscription and payment commands. */
export function paymentHandlers(purchases: Purchases, config: PaymentConfigAnswer): readonly NamedHandler[] {
  return [
    handler(commands.paymentConfig, async () => config),
    handler(commands.createOrder, (owner, { planId }) => purchases.createOrder(owner, planId)),
    handler(commands.captureOrder, (owner, { orderId }) => purchases.captureOrder(owner, orderId)),
    handler(commands.orderState, (owner, { orderId }) => purchases.orderState(owner, orderId)),
    handler(commands.activateFreePlan, (owner) => purchases.activateFreePlan(owner)),
    handler(commands.currentSubscription, async (owner) => ({
      plan: await purchases.currentSubscription(owner),
    })),
  ];
}
