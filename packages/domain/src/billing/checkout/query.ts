import { planById, type Plan } from '../pricing/index.ts';

/** What the address of the checkout says (SP-CHKT-02 to SP-CHKT-05). */
export interface CheckoutQuery {
  readonly plan: Plan;
  readonly success: boolean;
  readonly cancelled: boolean;
  /** The id of the order the provider sent back. */
  readonly token: string | undefined;
}

/** What a return from the provider asks for (A85). */
export type CheckoutReturn =
  | { readonly kind: 'none' }
  | { readonly kind: 'capture'; readonly orderId: string }
  | { readonly kind: 'cancelled'; readonly notice: string }
  | { readonly kind: 'unconfirmed'; readonly notice: string };

/** What is said when nothing was paid (A85). */
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

/** The parameters of a query; of a repeated one the first counts. */
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
 * Reads the query of the checkout page, with or without its question mark (SP-CHKT-02 to SP-CHKT-05).
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
 * What a return asks for: a flag alone never activates anything, and a cancellation wins over a success (A85, H04).
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
