/** Texts about purchases, besides the documented ones. */
export const purchaseTexts = {
  notStarted: 'This order was never sent to PayPal. Nothing was charged.',
  noCapture: 'PayPal’s answer contains no payment.',
  noId: 'the answer has no order number',
  badId: 'the order number cannot be used. Try again',
  refunded: 'This payment was refunded. It no longer pays for a plan.',
  /** Shown with a link to the Contact page. */
  unapplied: (reason: string): string =>
    `PayPal took your payment, but it did not activate your plan: ${reason} Ask for a refund on the Contact page. The operator of this server can see this payment, too.`,
  pending: 'PayPal is still reviewing this payment. Your plan starts as soon as PayPal completes it.',
  paidBefore: 'Your earlier payment went through, and your plan is active. Nothing more was charged.',
  checking:
    'PayPal has not confirmed yet whether your earlier payment went through. No new payment was started. Try again in a minute.',
} as const;
