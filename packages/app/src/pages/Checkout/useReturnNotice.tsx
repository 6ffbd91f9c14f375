import type { CheckoutQuery, CheckoutReturn } from '@saywright/domain/checkout';
import { checkoutPath } from '@saywright/domain/pricing';
import { Banner } from '@saywright/ui/Banner';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { checkoutCopy } from '../../copy/checkout.ts';
import { noteError } from '../../services/errors.ts';
import { orderState } from '../../services/payments.ts';

type Paid = 'paid' | 'checking';

function banner(back: CheckoutReturn, found: Paid | undefined): ReactElement | undefined {
  if (back.kind !== 'cancelled' && back.kind !== 'unconfirmed') return undefined;
  if (found === 'paid')
    return (
      <Banner key="return" tone="success" title={checkoutCopy.paidTitle}>
        {checkoutCopy.paidText}
      </Banner>
    );
  if (found === 'checking')
    return (
      <Banner key="return" tone="warning" title={checkoutCopy.checkingTitle}>
        {checkoutCopy.checkingText}
      </Banner>
    );
  const isCancelled = back.kind === 'cancelled';
  return (
    <Banner
      key="return"
      tone={isCancelled ? 'neutral' : 'warning'}
      title={isCancelled ? checkoutCopy.cancelled : checkoutCopy.notConfirmed}
    >
      {back.notice}
    </Banner>
  );
}

/**
 * Banner for a return without a payment. The address is cleaned, so a reload does not repeat it; "nothing was charged"
 * is shown only if the server does not know better.
 */
export function useReturnNotice(
  { plan, token }: CheckoutQuery,
  back: CheckoutReturn,
  isReady: boolean,
  isSignedIn: boolean,
): ReactElement | undefined {
  const navigate = useNavigate();
  const [shown, setShown] = useState<ReactElement>();
  const isReturn = back.kind === 'cancelled' || back.kind === 'unconfirmed';
  useEffect(() => {
    if (!isReady || !isReturn) return;
    const showNotice = async (): Promise<void> => {
      const state = isSignedIn && token !== undefined ? await orderState(token) : 'unpaid';
      setShown(banner(back, state === 'paid' || state === 'checking' ? state : undefined));
      await navigate(checkoutPath(plan.planId), { replace: true });
    };
    showNotice().catch((error: unknown) => noteError(error, 'payments', 'order state'));
  }, [back, isReady, isReturn, isSignedIn, navigate, plan.planId, token]);
  return shown;
}
