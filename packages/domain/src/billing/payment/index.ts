export { approvalUrl, capturePath, paymentScriptUrl, refundPath } from './addresses.ts';
export { captureDecision, captureRefusals } from './capture.ts';
export type { CaptureDecision, CaptureRefusal, StoredOrder } from './capture.ts';
export {
  initialPaymentService,
  paymentConfigAnswer,
  paymentCredentials,
  reducePaymentService,
  usableToken,
} from './configuration.ts';
export type {
  PaymentConfigAnswer,
  PaymentCredentials,
  PaymentService,
  PaymentServiceEvent,
} from './configuration.ts';
export {
  orderBrandName,
  paymentCurrency,
  paymentEnvironment,
  paymentHosts,
  paymentModes,
  paymentPaths,
  paymentScriptHost,
  tokenMargin,
  tokenRequestBody,
} from './constants.ts';
export type { PaymentMode } from './constants.ts';
export { idempotencyKey } from './idempotency.ts';
export { amountText, isPayableAmount } from './money.ts';
export { orderRefusals, orderRequest, paymentRequest } from './order.ts';
export type {
  ApplicationContext,
  OrderContext,
  PaymentRequest,
  ProviderOrder,
  PurchaseUnit,
} from './order.ts';
export { paymentErrors, paymentToasts } from './texts.ts';
export { isTokenFresh, tokenFrom } from './token.ts';
export type { PaymentToken } from './token.ts';
