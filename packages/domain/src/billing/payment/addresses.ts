import {
  paymentCurrency,
  paymentHosts,
  paymentPaths,
  paymentScriptHost,
  type PaymentMode,
} from './constants.ts';

/** Percent-encoded text; lone surrogates cannot be encoded and are left out. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));
}

/**
 * The path of an order's capture.
 * @example
 * capturePath('O/1') // => '/v2/checkout/orders/O%2F1/capture'
 */
export function capturePath(orderId: string): string {
  return `${paymentPaths.orders}/${encoded(orderId)}/capture`;
}

/**
 * The path for refunding a capture.
 * @example
 * refundPath('C1') // => '/v2/payments/captures/C1/refund'
 */
export function refundPath(captureId: string): string {
  return `${paymentPaths.captures}/${encoded(captureId)}/refund`;
}

/**
 * The address of the provider's script for a client.
 * @example
 * paymentScriptUrl('id').split('?')[1]
 * // => 'client-id=id&currency=USD&intent=capture&components=buttons&disable-funding=credit,card'
 */
export function paymentScriptUrl(clientId: string): string {
  const query = [
    `client-id=${encoded(clientId)}`,
    `currency=${paymentCurrency}`,
    'intent=capture',
    'components=buttons',
    'disable-funding=credit,card',
  ];
  return `https://${paymentScriptHost}/sdk/js?${query.join('&')}`;
}

/**
 * The page where the payer approves an order.
 * @example
 * approvalUrl('O1', 'sandbox').endsWith('/checkoutnow?token=O1') // => true
 */
export function approvalUrl(orderId: string, mode: PaymentMode): string {
  return `https://${paymentHosts[mode].approval}/checkoutnow?token=${encoded(orderId)}`;
}
