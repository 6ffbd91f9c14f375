/** Payments are made in the provider's trial environment (SP-PAYM-43). */
export const paymentEnvironment = 'sandbox';

/** The only currency (SP-PAYM-44). */
export const paymentCurrency = 'USD';

/** The name the payer sees at the provider (SP-PAYM-45, A93). */
export const orderBrandName = 'Saywright';

/** How long before its expiry a token is no longer used, in milliseconds (SP-PAYM-07). */
export const tokenMargin = 30_000;

/** Hosts of the provider: its interface, its script, and the page where an order is approved (SP-PAYM-14, SP-PAYM-26, SP-PAYM-30). */
export const paymentHosts = {
  api: 'api-m.sandbox.paypal.com',
  script: 'www.paypal.com',
  approval: 'www.sandbox.paypal.com',
} as const;

/** Paths of the provider's interface (SP-PAYM-14, SP-PAYM-18). */
export const paymentPaths = {
  token: '/v1/oauth2/token',
  orders: '/v2/checkout/orders',
} as const;

/** The body of the token request, a form (SP-PAYM-16). */
export const tokenRequestBody = 'grant_type=client_credentials';

/** The backend function that tells the page whether payments are set up (SP-PAYM-12). */
export const paymentConfigFunction = 'get-paypal-config';
