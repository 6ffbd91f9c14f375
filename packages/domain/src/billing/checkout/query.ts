import { planById, type Plan } from '../pricing/index.ts';

/** The parsed query of the checkout page. */
export interface CheckoutQuery {
  readonly plan: Plan;
  readonly success: boolean;
  readonly cancelled: boolean;
  /** The order id that the provider returned. */
  readonly token: string | undefined;
}

/** What to do after the payer returns from the provider. */
export type CheckoutReturn =
  | { readonly kind: 'none' }
  | { readonly kind: 'capture'; readonly orderId: string }
  | { readonly kind: 'cancelled'; readonly notice: string }
  | { readonly kind: 'unconfirmed'; readonly notice: string };

/** Notices for a return without a payment. */
export const checkoutNotices = {
  cancelled: 'The payment was cancelled. Nothing was charged, and your choice of plan is kept.',
  unconfirmed: 'The payment cannot be confirmed because the order number is missing. Nothing was activated.',
} as const;

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** The parameters of a query; the first of a repeated one counts. */
function parameters(query: string): ReadonlyMap<string, string> {
  const pairs = query
    .replace(/^\?/u, '')
    .split('&')
    .map((pair): [string, string] => {
      const equals = pair.indexOf('=');
      return equals < 0
        ? [decoded(pair), '']
        : [decoded(pair.slice(0, equals)), decoded(pair.slice(equals + 1))];
    });
  return new Map(pairs.toReversed());
}

function orderToken(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w-]{1,64}$/u.test(text) ? text : undefined;
}

/**
 * Reads the query of the checkout page, with or without its question mark.
 * @example
 * parseCheckoutQuery('?plan=pro&success=true&token=O1').token // => 'O1'
 */
export function parseCheckoutQuery(query: string): CheckoutQuery {
  const found = parameters(query);
  return {
    plan: planById(found.get('plan')),
    success: found.get('success') === 'true',
    cancelled: found.get('cancelled') === 'true',
    token: orderToken(found.get('token')),
  };
}

/**
 * Decides what a return leads to: a flag alone never activates anything, and a cancellation overrides a success.
 * @example
 * checkoutReturn(parseCheckoutQuery('?plan=pro&success=true&token=O1'))
 * // => { kind: 'capture', orderId: 'O1' }
 */
export function checkoutReturn({ success, cancelled, token }: CheckoutQuery): CheckoutReturn {
  if (cancelled) return { kind: 'cancelled', notice: checkoutNotices.cancelled };
  if (!success) return { kind: 'none' };
  return token === undefined
    ? { kind: 'unconfirmed', notice: checkoutNotices.unconfirmed }
    : { kind: 'capture', orderId: token };
}
