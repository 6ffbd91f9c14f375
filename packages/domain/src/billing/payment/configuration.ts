import { fail, ok, type Result } from '../result.ts';
import { paymentEnvironment, type PaymentMode } from './constants.ts';
import { isTokenFresh, type PaymentToken } from './token.ts';
import { paymentErrors } from './texts.ts';

/** What the server knows of the payment account. */
export interface PaymentCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What the page may know of it: never the secret (D7, H01). */
export interface PaymentConfigAnswer {
  readonly clientId: string;
  readonly configured: boolean;
  /** The provider's environment in which payments are made. */
  readonly mode: PaymentMode;
  readonly error?: string;
}

/**
 * The credentials when both are there (SP-PAYM-38).
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
 * The answer to the page: the id, whether payments are set up, and otherwise why not (SP-PAYM-13, D7).
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

/** The payment service: it starts uninitialised and keeps its last token (SP-PAYM-05 to SP-PAYM-07). */
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

/** The service before any configuration was loaded (SP-PAYM-05). */
export const initialPaymentService: PaymentService = { status: 'uninitialised' };

/**
 * The service after an event; a token means nothing without a configuration (SP-PAYM-05 to SP-PAYM-07).
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
 * The token the service may use now; undefined asks for a new one; without configuration it fails (SP-PAYM-07, SP-PAYM-39).
 * @example
 * usableToken(initialPaymentService, 0) // => { ok: false, error: 'PayPal not configured' }
 */
export function usableToken(state: PaymentService, now: number): Result<PaymentToken | undefined> {
  if (state.status === 'uninitialised') return fail(paymentErrors.notConfigured);
  return ok(isTokenFresh(state.token, now) ? state.token : undefined);
}
