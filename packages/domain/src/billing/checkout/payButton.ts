import { paymentToasts } from '../payment/index.ts';
import { planRoute, priceText, type Plan } from '../pricing/index.ts';

/** Where the pay button stands (SP-PAYM-08 to SP-PAYM-11, A26, A86). */
export type PayState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready' }
  | { readonly status: 'processing' }
  | { readonly status: 'redirecting'; readonly orderId: string };

export type PayEvent =
  | { readonly kind: 'script-loaded' }
  | { readonly kind: 'script-failed' }
  | { readonly kind: 'pressed' }
  | { readonly kind: 'order-created'; readonly orderId: string }
  | { readonly kind: 'order-failed'; readonly message: string };

/** The button waits for the provider's script (SP-PAYM-08, A26). */
export const initialPayState: PayState = { status: 'loading' };

/** How long the toast of a new order is seen before the redirect, in milliseconds (A86). */
export const redirectDelay = 1000;

/** The events that fit each state. */
const fitting: Readonly<Record<PayState['status'], readonly PayEvent['kind'][]>> = {
  loading: ['script-loaded', 'script-failed'],
  failed: ['script-loaded'],
  ready: ['pressed'],
  processing: ['order-created', 'order-failed'],
  redirecting: ['order-failed'],
};

const leadsTo = {
  'script-loaded': 'ready',
  'script-failed': 'failed',
  pressed: 'processing',
  'order-failed': 'ready',
} as const satisfies Partial<Record<PayEvent['kind'], PayState['status']>>;

/**
 * The button after an event; an event that does not fit changes nothing (SP-PAYM-08 to SP-PAYM-11).
 * @example
 * payTransition({ status: 'ready' }, { kind: 'pressed' }) // => { status: 'processing' }
 */
export function payTransition(state: PayState, event: PayEvent): PayState {
  if (!fitting[state.status].includes(event.kind)) return state;
  return event.kind === 'order-created'
    ? { status: 'redirecting', orderId: event.orderId }
    : { status: leadsTo[event.kind] };
}

/**
 * The toast of an event, told from the state before it (SP-PAYM-32 to SP-PAYM-35).
 * @example
 * payToast({ status: 'loading' }, { kind: 'pressed' }).title // => 'PayPal Not Ready'
 */
export function payToast(state: PayState, event: PayEvent) {
  const fits = fitting[state.status].includes(event.kind);
  switch (event.kind) {
    case 'script-failed':
      return fits ? paymentToasts.loadingError : undefined;
    case 'pressed':
      return state.status === 'loading' || state.status === 'failed' ? paymentToasts.notReady : undefined;
    case 'order-created':
      return fits ? paymentToasts.orderCreated(event.orderId) : undefined;
    case 'order-failed':
      return fits ? paymentToasts.error(event.message) : undefined;
    default:
      return undefined;
  }
}

/**
 * How the button looks: it can be pressed only when ready, and stays in processing until the redirect (SP-PAYM-08, SP-PAYM-09, A86).
 * @example
 * payButton({ status: 'ready' }, planById('pro'))
 * // => { label: 'Pay $29 with PayPal', disabled: false, busy: false }
 */
export function payButton(
  state: PayState,
  plan: Pick<Plan, 'price'>,
): { readonly label: string; readonly disabled: boolean; readonly busy: boolean } {
  const busy = state.status === 'processing' || state.status === 'redirecting';
  const disabled = state.status !== 'ready';
  if (busy) return { label: 'Processing...', disabled, busy };
  if (state.status === 'loading') return { label: 'Loading PayPal...', disabled, busy };
  return { label: `Pay ${priceText(plan)} with PayPal`, disabled, busy };
}

/**
 * What the payment area offers: activation of the free plan, payment, sales; or first a sign-in (A24, A25, H06).
 * @example
 * paymentArea(planById('pro'), false) // => 'sign-in'
 */
export function paymentArea(
  plan: Pick<Plan, 'planId'>,
  isSignedIn: boolean,
): 'activate' | 'pay' | 'contact' | 'sign-in' {
  const route = planRoute(plan.planId);
  return route === 'contact' || isSignedIn ? route : 'sign-in';
}
