import * as z from 'zod/mini';
import type { Command } from './commands.ts';

/** The ids of the plans. */
export const planIdSchema = z.enum(['explorer', 'pro', 'enterprise']);
const planId = planIdSchema;

/** A plan somebody has; times are ISO 8601, and a plan without an end has none. */
export const planPeriodSchema = z.object({ planId, since: z.string(), until: z.nullable(z.string()) });
export type PlanPeriodView = z.infer<typeof planPeriodSchema>;

const nothing = z.object({});
const oneOrder = z.object({ orderId: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** The functions about plans and payments, each under `/functions/v1/` by its name. All but the first need a session. */
export const paymentFunctions = {
  config: {
    name: 'get-paypal-config',
    payload: nothing,
    /** Never the secret (D7, H01). */
    answer: z.object({
      clientId: z.string(),
      configured: z.boolean(),
      /** The provider's environment in which payments are made. */
      mode: z.enum(['sandbox', 'live']),
      error: z.optional(z.string()),
    }),
  },
  createOrder: {
    name: 'create-paypal-order',
    payload: z.object({ planId }),
    /** The provider's id of the order. */
    answer: z.object({ id: z.string() }),
  },
  captureOrder: {
    name: 'capture-paypal-order',
    /** The provider's id of the order. */
    payload: oneOrder,
    /** `isNew` the first time it is answered, so that the success of a payment is shown once. */
    answer: z.extend(planPeriodSchema, { isNew: z.boolean() }),
  },
  /** What became of an order of this person, as far as is known here; asks no provider. */
  orderState: {
    name: 'paypal-order-state',
    payload: oneOrder,
    answer: z.object({ state: z.enum(['unpaid', 'checking', 'paid', 'unapplied', 'refunded']) }),
  },
  activateFreePlan: { name: 'activate-free-plan', payload: nothing, answer: planPeriodSchema },
  currentPlan: {
    name: 'current-plan',
    payload: nothing,
    answer: z.object({ plan: z.nullable(planPeriodSchema) }),
  },
} as const satisfies Readonly<Record<string, Command<z.ZodMiniType, z.ZodMiniType>>>;

/** What a function answers when it could not do what was asked: a sentence for the person. */
export const functionErrorSchema = z.object({ error: z.string() });
