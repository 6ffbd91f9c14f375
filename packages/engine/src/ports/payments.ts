import type { ProviderOrder } from '@saywright/domain/payment';

/** The answer of a payment provider. An error is a documented text and never contains a secret. */
export type ProviderAnswer =
  | { readonly kind: 'answered'; readonly body: unknown }
  /** The provider refused and did nothing. */
  | { readonly kind: 'refused'; readonly error: string }
  /** The result is unknown: the call may be repeated with the same id. */
  | { readonly kind: 'unknown'; readonly error: string };

/** A payment provider. Calls are idempotent by their request id. */
export interface PaymentProvider {
  createOrder(order: ProviderOrder, requestId: string): Promise<ProviderAnswer>;
  /** Returns the provider's answer unchanged; for an order that was already captured, its record. */
  capture(orderId: string, requestId: string): Promise<ProviderAnswer>;
  /** Refunds a capture in full; where it was already refunded, the answer has no id. */
  refund(captureId: string, requestId: string): Promise<ProviderAnswer>;
}
