import { planById, planRoute } from '../pricing/index.ts';
import { fail, ok, type Result } from '../result.ts';
import { orderBrandName, paymentCurrency } from './constants.ts';
import { amountText, isPayableAmount } from './money.ts';

/** What is to be paid for (SP-PAYM-01). Made from the plan table, never from what a browser sent (H03). */
export interface PaymentRequest {
  readonly planId: string;
  readonly planName: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
}

/** One position of an order (SP-PAYM-03). */
export interface PurchaseUnit {
  readonly amount: { readonly currency_code: string; readonly value: string };
  readonly description: string;
}

/** Where the payer returns to and what is shown (SP-PAYM-04). */
export interface ApplicationContext {
  readonly return_url: string;
  readonly cancel_url: string;
  readonly brand_name: string;
  readonly user_action: 'PAY_NOW';
}

/** The order as it is sent to the provider (SP-PAYM-02, SP-PAYM-19). */
export interface ProviderOrder {
  readonly id: string;
  readonly intent: 'CAPTURE';
  readonly purchase_units: readonly PurchaseUnit[];
  readonly application_context: ApplicationContext;
}

/** What an order needs beside the request. */
export interface OrderContext {
  /** Made by the caller. */
  readonly id: string;
  /** The address of the site, from its configuration (H05). */
  readonly siteOrigin: string;
}

/** Why an order is not made. */
export const orderRefusals = {
  free: 'The Explorer plan is free. There is nothing to pay.',
  contact: 'The Ecosystem Master plan is agreed with our sales team. It cannot be paid here.',
  amount: 'This amount cannot be paid.',
  origin: 'The address of this site is not configured.',
} as const;

/**
 * The request for a plan, one month at a time; plans that are free or agreed with a person are refused (SP-PAYM-01, H03, H26).
 * @example
 * paymentRequest('pro').value.amount // => 29
 */
export function paymentRequest(planId: unknown): Result<PaymentRequest> {
  const plan = planById(planId);
  const route = planRoute(plan.planId);
  if (route === 'activate') return fail(orderRefusals.free);
  if (route === 'contact') return fail(orderRefusals.contact);
  return ok({
    planId: plan.planId,
    planName: plan.name,
    amount: plan.price,
    currency: paymentCurrency,
    description: `${orderBrandName} ${plan.name}, one month`,
  });
}

/** An address without a path, as every browser sends its origin. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.[\]:-]{1,260}\/?$/iu.test(text);
}

function checkoutUrl(siteOrigin: string, flag: 'success' | 'cancelled', planId: string): string {
  return `${siteOrigin.replace(/\/$/u, '')}/checkout?${flag}=true&plan=${planId}`;
}

/**
 * The order for a request, exactly as documented (SP-PAYM-02 to SP-PAYM-04, SP-PAYM-19 to SP-PAYM-22).
 * @example
 * orderRequest(paymentRequest('pro').value, { id: 'O1', siteOrigin: '' })
 * // => { ok: false, error: 'The address of this site is not configured.' }
 */
export function orderRequest(request: PaymentRequest, context: OrderContext): Result<ProviderOrder> {
  const { planId } = planById(request.planId);
  const { siteOrigin } = context;
  if (!isPayableAmount(request.amount)) return fail(orderRefusals.amount);
  if (!isOrigin(siteOrigin)) return fail(orderRefusals.origin);
  return ok({
    id: context.id,
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: { currency_code: request.currency, value: amountText(request.amount) },
        description: request.description,
      },
    ],
    application_context: {
      return_url: checkoutUrl(siteOrigin, 'success', planId),
      cancel_url: checkoutUrl(siteOrigin, 'cancelled', planId),
      brand_name: orderBrandName,
      user_action: 'PAY_NOW',
    },
  });
}
