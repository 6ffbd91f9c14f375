import {
  paymentConfigAnswer,
  paymentScriptHost,
  type PaymentCredentials,
  type PaymentMode,
} from '@saywright/domain/payment';
import type { Result } from '@saywright/domain/result';
import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { paymentFunctions, type Command } from '../protocol/index.ts';
import { PurchaseError, purchaseTexts } from './errors.ts';
import { unreadable } from '../http/readable.ts';
import type { Purchases } from './purchases.ts';

export interface PaymentFunctionParts {
  readonly credentials: Result<PaymentCredentials>;
  readonly mode: PaymentMode;
  readonly purchases: Purchases;
  /** Whose session a request comes with. */
  readonly ownerOf: (request: Request) => Promise<string | undefined>;
  readonly logError: (error: unknown) => void;
}

/**
 * From where the page at a path may load the payment script: from the provider on the checkout of an installation
 * that takes payments, from nowhere else (H07).
 */
export function paymentScriptSource(isConfigured: boolean, path: string): string {
  return isConfigured && /^\/checkout\/?$/.test(path) ? `https://${paymentScriptHost}` : '';
}

/** The functions about plans and payments. Each but the configuration is authorised by the session it comes with. */
export function paymentRoutes({
  credentials,
  mode,
  purchases,
  ownerOf,
  logError,
}: PaymentFunctionParts): Hono {
  const app = new Hono();

  function offer<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    { name, payload: schema }: Command<Payload, Answer>,
    work: (owner: string, payload: z.output<Payload>) => Promise<z.output<Answer>>,
  ): void {
    app.post(`/${name}`, async (c: Context) => {
      const owner = await ownerOf(c.req.raw);
      if (owner === undefined) throw new PurchaseError(401, purchaseTexts.noSession);
      const text = await c.req.text();
      const isReadable = text === '' || unreadable(text) === undefined;
      const payload = z.safeParse(schema, isReadable ? JSON.parse(text || '{}') : undefined);
      if (!payload.success) throw new PurchaseError(400, purchaseTexts.unknownRequest);
      return c.json(await work(owner, payload.data));
    });
  }

  app.post(`/${paymentFunctions.config.name}`, (c) => c.json(paymentConfigAnswer(credentials, mode)));
  offer(paymentFunctions.createOrder, (owner, { planId }) => purchases.createOrder(owner, planId));
  offer(paymentFunctions.captureOrder, (owner, { orderId }) => purchases.captureOrder(owner, orderId));
  offer(paymentFunctions.orderState, (owner, { orderId }) => purchases.orderState(owner, orderId));
  offer(paymentFunctions.activateFreePlan, (owner) => purchases.activateFreePlan(owner));
  offer(paymentFunctions.currentPlan, async (owner) => ({ plan: await purchases.currentPlan(owner) }));
  app.onError((error, c) => {
    if (error instanceof PurchaseError) return c.json({ error: error.message }, error.status);
    logError(error);
    return c.json({ error: 'Something went wrong on the server. Please try again.' }, 500);
  });
  return app;
}
