import { fieldOf, textField } from '../../shared/fields/index.ts';
import type { PlanId } from '../pricing/index.ts';
import { paymentCurrency } from './constants.ts';
import { amountText, isPayableAmount } from './money.ts';

/** An order as the server stored it on creation. */
export interface StoredOrder {
  readonly orderId: string;
  readonly userId: string;
  readonly planId: PlanId;
  readonly amount: number;
  /** Whether a verified capture has already activated the subscription. */
  readonly captured: boolean;
}

/** Why a payment activates nothing, in words for the payer. */
export const captureRefusals = {
  'unknown-order': 'This payment is not known here. Nothing was activated.',
  'other-user': 'This payment belongs to another account. Nothing was activated.',
  'not-payable': 'This order cannot be paid. Nothing was activated.',
  'other-order': 'The provider answered for another order. Nothing was activated.',
  'not-completed': 'The payment is not completed. Nothing was activated.',
  'other-amount': 'The amount paid is not the price of the plan. Nothing was activated.',
} as const;

export type CaptureRefusal = keyof typeof captureRefusals;

/** The next step for an order: ask the provider, activate, repeat the earlier result, or refuse. */
export type CaptureDecision =
  | { readonly kind: 'capture' }
  | { readonly kind: 'activate'; readonly planId: PlanId }
  | { readonly kind: 'replay'; readonly planId: PlanId }
  | { readonly kind: 'refuse'; readonly reason: CaptureRefusal; readonly message: string };

function refuse(reason: CaptureRefusal): CaptureDecision {
  return { kind: 'refuse', reason, message: captureRefusals[reason] };
}

function only(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? fieldOf(value, '0') : undefined;
}

/** The single capture of the single purchase unit in the provider's answer. */
function captureOf(answer: unknown): unknown {
  return only(fieldOf(fieldOf(only(fieldOf(answer, 'purchase_units')), 'payments'), 'captures'));
}

function isAmount(amount: unknown, expected: number): boolean {
  return (
    textField(amount, 'value') === amountText(expected) &&
    textField(amount, 'currency_code') === paymentCurrency
  );
}

/**
 * Decides about an order before the provider is asked (`answer` undefined) and after its answer.
 * Only a completed capture of this user's order over its full amount activates, and only once.
 * @example
 * captureDecision(undefined, 'ada').reason // => 'unknown-order'
 */
export function captureDecision(
  order: StoredOrder | undefined,
  userId: string,
  answer?: unknown,
): CaptureDecision {
  if (!order) return refuse('unknown-order');
  if (order.userId !== userId || userId === '') return refuse('other-user');
  if (order.captured) return { kind: 'replay', planId: order.planId };
  if (!isPayableAmount(order.amount)) return refuse('not-payable');
  if (answer === undefined) return { kind: 'capture' };
  if (textField(answer, 'id') !== order.orderId) return refuse('other-order');
  const capture = captureOf(answer);
  if (textField(answer, 'status') !== 'COMPLETED' || textField(capture, 'status') !== 'COMPLETED') {
    return refuse('not-completed');
  }
  return isAmount(fieldOf(capture, 'amount'), order.amount)
    ? { kind: 'activate', planId: order.planId }
    : refuse('other-amount');
}
