/** The provider's environments: one to try payments in, one in which money moves. */
export const paymentModes = ['sandbox', 'live'] as const;

export type PaymentMode = (typeof paymentModes)[number];

/** Payments are made in the provider's trial environment unless an installation chooses the other (SP-PAYM-43). */
export const paymentEnvironment: PaymentMode = 'sandbox';

/** The only currency (SP-PAYM-44). */
export const paymentCurrency = 'USD';

/** The name the payer sees at the provider (SP-PAYM-45, A93). */
export const orderBrandName = 'Saywright';

/** How long before its expiry a token is no longer used, in milliseconds (SP-PAYM-07). */
export const tokenMargin = 30_000;

/** Hosts of the provider in each environment: its interface, and the page where an order is approved (SP-PAYM-14, SP-PAYM-30). */
export const paymentHosts = {
  sandbox: { api: 'api-m.sandbox.paypal.com', approval: 'www.sandbox.paypal.com' },
  live: { api: 'api-m.paypal.com', approval: 'www.paypal.com' },
} as const satisfies Readonly<Record<PaymentMode, { readonly api: string; readonly approval: string }>>;

/** The host of the provider's script (SP-PAYM-26). */
export const paymentScriptHost = 'www.paypal.com';

/** Paths of the provider's interface (SP-PAYM-14, SP-PAYM-18). */
export const paymentPaths = {
  token: '/v1/oauth2/token',
  orders: '/v2/checkout/orders',
  captures: '/v2/payments/captures',
} as const;

/** The body of the token request, a form (SP-PAYM-16). */
export const tokenRequestBody = 'grant_type=client_credentials';

/** The backend function that tells the page whether payments are set up (SP-PAYM-12). */
export const paymentConfigFunction = 'get-paypal-config';
