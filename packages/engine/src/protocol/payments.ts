import * as z from 'zod/mini';
import { define, nothing } from './define.ts';
import { planIdSchema } from './planId.ts';

/** A subscription of a person; times in ISO 8601, `until` null where it is open-ended. */
export const subscriptionPeriodSchema = z.object({
  planId: planIdSchema,
  since: z.string(),
  until: z.nullable(z.string()),
});
export type SubscriptionPeriodView = z.infer<typeof subscriptionPeriodSchema>;

/** The provider's id of an order, as a payload. */
const oneOrderSchema = z.object({ orderId: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** Whether this server takes payments, and for which account. Never contains the secret. */
const paymentConfigSchema = z.object({
  clientId: z.string(),
  configured: z.boolean(),
  /** The provider's environment. */
  mode: z.enum(['sandbox', 'live']),
  /** Why no payments are taken. */
  error: z.optional(z.string()),
});

/** Last known state of an order. */
const orderStateSchema = z.enum(['unpaid', 'checking', 'paid', 'unapplied', 'refunded']);
export type OrderStateView = z.infer<typeof orderStateSchema>;

/**
 * The subscription and payment commands. They can also be invoked as functions of the backend: `POST
 * /functions/v1/<name>` with the payload as the body and an unwrapped answer.
 */
export const paymentCommands = {
  /** Whether this server takes payments; also for visitors without an account. */
  paymentConfig: define('get-paypal-config', nothing, paymentConfigSchema),
  /** Answers the provider's id of the order. */
  createOrder: define(
    'create-paypal-order',
    z.object({ planId: planIdSchema }),
    z.object({ id: z.string() }),
    ...(['subscription', 'usage'] as const),
  ),
  /** `isNew` is true in the first answer only, so that the success of a payment is shown once. */
  captureOrder: define(
    'capture-paypal-order',
    oneOrderSchema,
    z.extend(subscriptionPeriodSchema, { isNew: z.boolean() }),
    ...(['subscription', 'usage'] as const),
  ),
  /** Last known state of an order of this person; makes no call to the provider. */
  orderState: define('paypal-order-state', oneOrderSchema, z.object({ state: orderStateSchema })),
  activateFreePlan: define('activate-free-plan', nothing, subscriptionPeriodSchema, 'subscription', 'usage'),
  currentSubscription: define(
    'current-plan',
    nothing,
    z.object({ plan: z.nullable(subscriptionPeriodSchema) }),
  ),
} as const;
