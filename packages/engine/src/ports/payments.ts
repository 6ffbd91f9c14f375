import type { ProviderOrder } from '@saywright/domain/payment';

/** What a payment provider said. An error is a documented text and never holds a secret. */
export type ProviderAnswer =
  | { readonly kind: 'answered'; readonly body: unknown }
  /** It decided, and did nothing. */
  | { readonly kind: 'refused'; readonly error: string }
  /** Nobody knows whether it did something: the call may be made again with the same id. */
  | { readonly kind: 'unknown'; readonly error: string };

/** Takes payments. A call repeated with its request id does nothing twice. */
export interface PaymentProvider {
  createOrder(order: ProviderOrder, requestId: string): Promise<ProviderAnswer>;
  /** The answer is the provider's, as is (SP-PAYM-25); for an order captured before, its record. */
  capture(orderId: string, requestId: string): Promise<ProviderAnswer>;
  /** Gives the whole money of a capture back; for one given back before, the answer has no id. */
  refund(captureId: string, requestId: string): Promise<ProviderAnswer>;
}
