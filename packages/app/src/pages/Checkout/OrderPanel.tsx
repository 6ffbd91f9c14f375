import { amountText, type PaymentMode } from '@saywright/domain/payment';
import { planRoute, type Plan } from '@saywright/domain/pricing';
import { CheckoutPanel } from '@saywright/ui/CheckoutPanel';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement, ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';

interface OrderPanelProps {
  readonly plan: Plan;
  /** Banners about the payment, each with a key. */
  readonly notices?: readonly (ReactElement | undefined)[];
  /** The button and related content. */
  readonly payment: ReactNode;
  /** The provider's environment, if known. */
  readonly mode?: PaymentMode | undefined;
  /** Progress of the payment, in words. */
  readonly status?: string | undefined;
}

const notes = {
  activate: checkoutCopy.free,
  pay: checkoutCopy.oneMonth,
  contact: checkoutCopy.agreed,
} as const;

const totals = {
  activate: () => checkoutCopy.nothing,
  pay: (price: string) => price,
  contact: () => checkoutCopy.toBeAgreed,
} as const;

/** The plan's total and the button to get it. */
export function OrderPanel({ plan, notices, payment, mode, status }: OrderPanelProps): ReactElement {
  const route = planRoute(plan.planId);
  const shownNotices = notices?.filter((notice) => notice !== undefined);
  const price = `$${amountText(plan.price)}`;
  return (
    <CheckoutPanel
      title={checkoutCopy.summary}
      lines={[
        { id: 'plan', label: plan.name, value: price, note: notes[route] },
        ...(route === 'contact'
          ? []
          : [{ id: 'setup', label: checkoutCopy.setup, value: checkoutCopy.nothing }]),
      ]}
      total={{
        label: checkoutCopy.total,
        value: totals[route](price),
        note: route === 'contact' ? undefined : checkoutCopy.currency,
      }}
      notice={shownNotices && shownNotices.length > 0 ? <Stack gap={12}>{shownNotices}</Stack> : undefined}
      payment={payment}
      status={status}
      note={
        route !== 'pay' ? undefined : (
          <>
            <p>{checkoutCopy.guarantee}</p>
            {mode && <p>{checkoutCopy.modes[mode]}</p>}
          </>
        )
      }
    />
  );
}
