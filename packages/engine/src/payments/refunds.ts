import { amountText, idempotencyKey } from '@saywright/domain/payment';
import { textField } from '@saywright/domain/fields';
import { planById } from '@saywright/domain/pricing';
import { columns, printableLine } from '../operator/text.ts';
import { OperatorError, usageOf } from '../operator/topic.ts';
import { paymentsTopic } from '../operator/payments.ts';
import type { PaymentProvider } from '../ports/payments.ts';
import type { Clock } from '../ports/system.ts';
import type { Order, PlanStore } from './store.ts';

export interface RefundDependencies {
  readonly store: PlanStore;
  readonly provider: PaymentProvider | undefined;
  readonly clock: Clock;
  readonly logError: (error: unknown) => void;
}

const states: Readonly<Partial<Record<Order['state'], string>>> = {
  captured: 'paid',
  unapplied: 'ATTENTION: paid, but nothing activated',
  refunding: 'ATTENTION: refund not confirmed, run refund again',
  refunded: 'refunded',
};

function row(order: Order): readonly string[] {
  return [
    order.id,
    order.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    planById(order.planId).name,
    `$${amountText(order.amount)}`,
    order.owner,
    printableLine([states[order.state] ?? order.state, order.problem ?? ''].filter(Boolean).join('. '), 160),
  ];
}

/** The operator's payment commands. Each returns what it prints, or throws an `OperatorError`. */
export function operatorCommands(parts: RefundDependencies): (args: readonly string[]) => Promise<string> {
  const { store, provider, clock, logError } = parts;

  async function refund(id: string): Promise<string> {
    const order = /^[0-9a-f-]{36}$/u.test(id) ? await store.find(id) : undefined;
    if (!order || states[order.state] === undefined)
      throw new OperatorError(`There is no payment ${JSON.stringify(id)}. Run "list" to see all payments.`);
    const sum = `$${amountText(order.amount)}`;
    if (order.state === 'refunded') return `Payment ${id} has already been refunded.`;
    if (order.captureId === null)
      throw new OperatorError(
        `PayPal gave this payment no usable id. Refund order ${order.providerId ?? ''} on PayPal's website.`,
      );
    if (!provider)
      throw new OperatorError(
        'PayPal is not set up here. Set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET first.',
      );
    // Recorded before the call: whatever happens next, the list shows it, and running it again refunds nothing twice.
    await store.markRefunding(id);
    const answer = await provider.refund(order.captureId, idempotencyKey('refund', order.id));
    if (answer.kind !== 'answered') {
      logError(answer.error);
      throw new OperatorError(`${answer.error}. No refund was recorded. Run this command again.`);
    }
    await store.refund(id, textField(answer.body, 'id')?.slice(0, 64) || 'before', clock.now());
    return `${sum} of order ${order.providerId ?? ''} is being refunded, and the plan it paid for has ended.`;
  }

  return async ([command, id = '']) => {
    if (command === 'list') {
      const orders = await store.taken();
      return orders.length === 0 ? 'There are no payments.' : columns(orders.map(row));
    }
    if (command === 'refund') return refund(id);
    throw new OperatorError(usageOf(paymentsTopic));
  };
}
