import { fail, ok, type Result } from '../../shared/result.ts';
import { paymentEnvironment, type PaymentMode } from './constants.ts';
import { isTokenFresh, type PaymentToken } from './token.ts';
import { paymentErrors } from './texts.ts';

/** The credentials of the payment account; they stay on the server. */
export interface PaymentCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The part of it that the page gets: never the secret. */
export interface PaymentConfigAnswer {
  readonly clientId: string;
  readonly configured: boolean;
  /** The provider's environment in which payments are made. */
  readonly mode: PaymentMode;
  readonly error?: string;
}

/**
 * The credentials, when both are set.
 * @example
 * paymentCredentials(' id ', 'hidden') // => { ok: true, value: { clientId: 'id', clientSecret: 'hidden' } }
 */
export function paymentCredentials(
  clientId: string | undefined,
  clientSecret: string | undefined,
): Result<PaymentCredentials> {
  const id = clientId?.trim();
  const secret = clientSecret?.trim();
  return id && secret ? ok({ clientId: id, clientSecret: secret }) : fail(paymentErrors.noCredentials);
}

/**
 * The answer to the page: the client id and whether payments are set up, or why not.
 * @example
 * paymentConfigAnswer(paymentCredentials('id', undefined))
 * // => { clientId: '', configured: false, mode: 'sandbox', error: 'PayPal credentials not configured' }
 */
export function paymentConfigAnswer(
  credentials: Result<PaymentCredentials>,
  mode: PaymentMode = paymentEnvironment,
): PaymentConfigAnswer {
  return credentials.ok
    ? { clientId: credentials.value.clientId, configured: true, mode }
    : { clientId: '', configured: false, mode, error: credentials.error };
}

/** The state of the payment service: uninitialised at first, later with its last token. */
export type PaymentService =
  | { readonly status: 'uninitialised' }
  | {
      readonly status: 'initialised';
      readonly credentials: PaymentCredentials;
      readonly token: PaymentToken | undefined;
    };

export type PaymentServiceEvent =
  | { readonly kind: 'configuration-loaded'; readonly credentials: PaymentCredentials }
  | { readonly kind: 'configuration-lost' }
  | { readonly kind: 'token-received'; readonly token: PaymentToken }
  | { readonly kind: 'token-refused' };

/** The service before any configuration was loaded. */
export const initialPaymentService: PaymentService = { status: 'uninitialised' };

/**
 * The service after an event; a token without a configuration is ignored.
 * @example
 * reducePaymentService(initialPaymentService, { kind: 'token-refused' }) // => { status: 'uninitialised' }
 */
export function reducePaymentService(state: PaymentService, event: PaymentServiceEvent): PaymentService {
  switch (event.kind) {
    case 'configuration-loaded':
      return { status: 'initialised', credentials: event.credentials, token: undefined };
    case 'configuration-lost':
      return initialPaymentService;
    case 'token-received':
      return state.status === 'initialised' ? { ...state, token: event.token } : state;
    case 'token-refused':
      return state.status === 'initialised' ? { ...state, token: undefined } : state;
    default:
      return state;
  }
}

/**
 * The token the service may use now; undefined when a new one is needed. Fails without a configuration.
 * @example
 * usableToken(initialPaymentService, 0) // => { ok: false, error: 'PayPal not configured' }
 */
export function usableToken(state: PaymentService, now: number): Result<PaymentToken | undefined> {
  if (state.status === 'uninitialised') return fail(paymentErrors.notConfigured);
  return ok(isTokenFresh(state.token, now) ? state.token : undefined);
}
