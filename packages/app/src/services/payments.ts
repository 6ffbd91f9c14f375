import { paymentErrors, type PaymentConfigAnswer } from '@saywright/domain/payment';
import type { PlanId } from '@saywright/domain/pricing';
import type { Command, PlanPeriodView } from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import * as z from 'zod/mini';
import { useAuth } from '../providers/auth.ts';
import { keys, policy } from './data.ts';
import { supabase } from './supabase.ts';

type OrderState = 'unpaid' | 'checking' | 'paid' | 'unapplied' | 'refunded';

const unreachable = 'The studio server cannot be reached. Check that it is running, then try again.';

/** A function that did not do what was asked, with its sentence for the person. */
class FunctionError extends Error {
  override name = 'FunctionError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Invokes a function through the backend client, with the session of this browser (SP-PAYM-12). */
async function invoke<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  { name, answer }: Command<Payload, Answer>,
  payload: z.input<Payload> & object,
): Promise<z.output<Answer>> {
  const body = Object.keys(payload).length === 0 ? {} : { body: { ...payload } };
  const { data, error, response } = await (await supabase()).functions.invoke<unknown>(name, body);
  if (!error) return z.parse(answer, data);
  const { functionErrorSchema } = await import('@saywright/engine/protocol');
  const told = functionErrorSchema.safeParse(await response?.json().catch(() => undefined));
  throw new FunctionError(response?.status ?? 0, told.data?.error ?? unreachable);
}

async function functions() {
  return (await import('@saywright/engine/protocol')).paymentFunctions;
}

/** Whether this installation takes payments, and for whom. Rejects with 'Failed to get PayPal config: ...' (SP-PAYM-37). */
export async function loadPaymentConfig(): Promise<PaymentConfigAnswer> {
  try {
    const { clientId, configured, mode, error } = await invoke((await functions()).config, {});
    return { clientId, configured, mode, ...(error !== undefined && { error }) };
  } catch (error) {
    throw new Error(paymentErrors.config(error instanceof Error ? error.message : ''), { cause: error });
  }
}

/** Makes an order for a plan and gives the provider's id of it. */
export async function createOrder(planId: PlanId): Promise<string> {
  return (await invoke((await functions()).createOrder, { planId })).id;
}

/** Takes the money of an approved order; told again, it gives the stored result, which is not new then. */
export async function captureOrder(orderId: string): Promise<PlanPeriodView & { readonly isNew: boolean }> {
  return invoke((await functions()).captureOrder, { orderId });
}

/** What became of an order of this person, as far as the server knows. */
export async function orderState(orderId: string): Promise<OrderState> {
  return (await invoke((await functions()).orderState, { orderId })).state;
}

export async function activateFreePlan(): Promise<PlanPeriodView> {
  return invoke((await functions()).activateFreePlan, {});
}

/** The plan of the signed-in person; null without one, and nothing is asked while nobody is signed in. */
export function usePlan(): SWRResponse<PlanPeriodView | null, Error> {
  const { userId } = useAuth();
  return useSWR(
    userId === '' ? null : keys.plan(userId),
    async () => (await invoke((await functions()).currentPlan, {})).plan,
    policy,
  );
}
