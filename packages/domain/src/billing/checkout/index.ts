export {
  initialPayState,
  paymentArea,
  payButton,
  payToast,
  payTransition,
  redirectDelay,
} from './payButton.ts';
export type { PayEvent, PayState } from './payButton.ts';
export { checkoutNotices, checkoutReturn, parseCheckoutQuery } from './query.ts';
export type { CheckoutQuery, CheckoutReturn } from './query.ts';
