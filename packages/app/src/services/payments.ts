import { paymentErrors, type PaymentConfigAnswer } from '@saywright/domain/payment';
import type { PlanId } from '@saywright/domain/pricing';
import {
  paymentCommands as commands,
  type OrderStateView,
  type SubscriptionPeriodView,
} from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import { useAuth } from '../providers/auth.ts';
import { sendThrough, type Send } from './commands.ts';
import { keys, policy } from './data.ts';

/** Payments always go to the studio's engine, whichever client a host has installed. */
const send: Send = sendThrough(async (name, payload) =>
  (await import('./engineClient.ts')).sendToEngine(name, payload),
);

/** A backend function, because visitors without a session need it, too. */
const invoke: Send = sendThrough(async (name) => (await import('./engineClient.ts')).invokeFunction(name));

/** Whether this installation takes payments, and for whom. Rejects with 'Failed to get PayPal config: ...'. */
export async function loadPaymentConfig(): Promise<PaymentConfigAnswer> {
  try {
    const { clientId, configured, mode, error } = await invoke(commands.paymentConfig, {});
    return { clientId, configured, mode, ...(error !== undefined && { error }) };
  } catch (error) {
    throw new Error(paymentErrors.config(error instanceof Error ? error.message : ''), { cause: error });
  }
}

/** Creates an order for a plan and returns the provider's id. */
export async function createOrder(planId: PlanId): Promise<string> {
  return (await send(commands.createOrder, { planId })).id;
}

/** Captures an approved order. Repeating it returns the stored result with `isNew` false. */
export async function captureOrder(
  orderId: string,
): Promise<SubscriptionPeriodView & { readonly isNew: boolean }> {
  return send(commands.captureOrder, { orderId });
}

/** State of one of this person's orders, as far as the server knows. */
export async function orderState(orderId: string): Promise<OrderStateView> {
  return (await send(commands.orderState, { orderId })).state;
}

export async function activateFreePlan(): Promise<SubscriptionPeriodView> {
  return send(commands.activateFreePlan, {});
}

/** The signed-in person's subscription, or null; not fetched while nobody is signed in. */
export function usePlan(): SWRResponse<SubscriptionPeriodView | null, Error> {
  const { userId } = useAuth();
  return useSWR(
    userId === '' ? null : keys.subscription(userId),
    async () => (await send(commands.currentSubscription, {})).plan,
    policy,
  );
}
