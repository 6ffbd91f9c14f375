/** What is said about a purchase beside the documented texts. */
export const purchaseTexts = {
  notStarted: 'This order was never sent to PayPal. Nothing was charged.',
  noCapture: 'The answer of PayPal names no payment.',
  noId: 'the answer has no order number',
  badId: 'the order number cannot be used. Please try again',
  refunded: 'This payment was given back. Nothing is active because of it.',
  /** Told with a way to write to the operator. */
  unapplied: (reason: string): string =>
    `PayPal took your payment, but it did not activate your plan: ${reason} Ask for your money back on the page Contact; whoever runs this server sees this payment, too.`,
  pending: 'PayPal is still examining this payment. Your plan begins as soon as PayPal has completed it.',
  paidBefore: 'Your earlier payment has gone through, and your plan is active. Nothing more was charged.',
  checking:
    'PayPal has not said yet whether your earlier payment went through. Nothing new was started; please try again in a minute.',
  unknownRequest: 'The request is not complete. Reload the page and try again.',
  noSession: 'Your session has ended. Please sign in again.',
} as const;

/** A purchase that was not made, with a sentence for the person. */
export class PurchaseError extends Error {
  override name = 'PurchaseError';
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 502 | 503;

  constructor(status: PurchaseError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
