/** The provider's environments: `sandbox` for trial payments, `live` for real money. */
export const paymentModes = ['sandbox', 'live'] as const;

export type PaymentMode = (typeof paymentModes)[number];

/** The environment used unless an installation chooses the other. */
export const paymentEnvironment: PaymentMode = 'sandbox';

/** The only currency. */
export const paymentCurrency = 'USD';

/** The brand name the payer sees at the provider. */
export const orderBrandName = 'Saywright';

/** Safety margin in milliseconds: how long before its expiry a token is no longer used. */
export const tokenMargin = 30_000;

/** Hosts of the provider in each environment: its API, and the page where an order is approved. */
export const paymentHosts = {
  sandbox: { api: 'api-m.sandbox.paypal.com', approval: 'www.sandbox.paypal.com' },
  live: { api: 'api-m.paypal.com', approval: 'www.paypal.com' },
} as const satisfies Readonly<Record<PaymentMode, { readonly api: string; readonly approval: string }>>;

/** The host of the provider's script. */
export const paymentScriptHost = 'www.paypal.com';

/** Paths of the provider's API. */
export const paymentPaths = {
  token: '/v1/oauth2/token',
  orders: '/v2/checkout/orders',
  captures: '/v2/payments/captures',
} as const;

/** The form body of the token request. */
export const tokenRequestBody = 'grant_type=client_credentials';
