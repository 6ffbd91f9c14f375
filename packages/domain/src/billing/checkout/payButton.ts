import { paymentToasts } from '../payment/index.ts';
import { planRoute, priceText, type Plan } from '../pricing/index.ts';

/** The state of the pay button. */
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

/** The state before the provider's script has loaded. */
export const initialPayState: PayState = { status: 'loading' };

/** Milliseconds between the toast of a new order and the redirect. */
export const redirectDelay = 1000;

/** The events that each state accepts. */
const acceptedEvents: Readonly<Record<PayState['status'], readonly PayEvent['kind'][]>> = {
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
 * The button after an event; an event that the state does not accept changes nothing.
 * @example
 * payTransition({ status: 'ready' }, { kind: 'pressed' }) // => { status: 'processing' }
 */
export function payTransition(state: PayState, event: PayEvent): PayState {
  if (!acceptedEvents[state.status].includes(event.kind)) return state;
  return event.kind === 'order-created'
    ? { status: 'redirecting', orderId: event.orderId }
    : { status: leadsTo[event.kind] };
}

/**
 * The toast for an event in the state before it; undefined for none.
 * @example
 * payToast({ status: 'loading' }, { kind: 'pressed' }).title // => 'PayPal Not Ready'
 */
export function payToast(state: PayState, event: PayEvent) {
  const isAccepted = acceptedEvents[state.status].includes(event.kind);
  switch (event.kind) {
    case 'script-failed':
      return isAccepted ? paymentToasts.loadingError : undefined;
    case 'pressed':
      return state.status === 'loading' || state.status === 'failed' ? paymentToasts.notReady : undefined;
    case 'order-created':
      return isAccepted ? paymentToasts.orderCreated(event.orderId) : undefined;
    case 'order-failed':
      return isAccepted ? paymentToasts.error(event.message) : undefined;
    default:
      return undefined;
  }
}

/**
 * Label and state of the button: enabled only when ready, busy from the press until the redirect.
 * @example
 * payButton({ status: 'ready' }, planById('pro'))
 * // => { label: 'Pay $29 with PayPal', disabled: false, busy: false }
 */
export function payButton(
  state: PayState,
  subscription: Pick<Plan, 'price'>,
): { readonly label: string; readonly disabled: boolean; readonly busy: boolean } {
  const busy = state.status === 'processing' || state.status === 'redirecting';
  const disabled = state.status !== 'ready';
  if (busy) return { label: 'Processing...', disabled, busy };
  if (state.status === 'loading') return { label: 'Loading PayPal...', disabled, busy };
  return { label: `Pay ${priceText(subscription)} with PayPal`, disabled, busy };
}

/**
 * What the payment area offers: activation of the free subscription, payment, sales, or a sign-in first.
 * @example
 * paymentArea(planById('pro'), false) // => 'sign-in'
 */
export function paymentArea(
  subscription: Pick<Plan, 'planId'>,
  isSignedIn: boolean,
): 'activate' | 'pay' | 'contact' | 'sign-in' {
  const route = planRoute(subscription.planId);
  return route === 'contact' || isSignedIn ? route : 'sign-in';
}
