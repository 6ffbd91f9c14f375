import { paymentToasts } from '@saywright/domain/payment';
import { checkoutPath, type Plan } from '@saywright/domain/pricing';
import { paymentCommands } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { dismissToast, toast } from '@saywright/ui/Toast';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { checkoutCopy } from '../../copy/checkout.ts';
import { useRefetch } from '../../services/data.ts';
import { noteError } from '../../services/errors.ts';
import { captureOrder, orderState } from '../../services/payments.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { OrderPanel } from './OrderPanel.tsx';

interface ConfirmPaymentProps {
  readonly orderId: string;
  readonly plan: Plan;
}

/** The return from the provider: reports success only once the server captured the payment, then cleans the address. */
export function ConfirmPayment({ orderId, plan }: ConfirmPaymentProps): ReactElement {
  const [failure, setFailure] = useState<string>();
  const [isCaptured, setIsCaptured] = useState(false);
  const lastAttempt = useRef(0);
  const errorToast = useRef<string>(undefined);
  const [attempt, setAttempt] = useState(1);
  const navigate = useNavigate();
  const refetch = useRefetch();

  useEffect(() => {
    if (lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    const confirm = async (): Promise<void> => {
      try {
        const { planId, isNew } = await captureOrder(orderId);
        if (errorToast.current !== undefined) dismissToast(errorToast.current);
        if (isNew) toast(paymentToasts.successful);
        // The payment is made, whether or not the page learns of it now.
        await refetch(paymentCommands.captureOrder).catch((error: unknown) =>
          noteError(error, 'payments', 'current plan'),
        );
        await navigate(checkoutPath(planId), { replace: true });
      } catch (error) {
        noteError(error, 'payments', 'capture order');
        const message = error instanceof Error ? error.message : String(error);
        setFailure(message);
        setIsCaptured((await orderState(orderId).catch(() => undefined)) === 'unapplied');
        errorToast.current = toast(paymentToasts.error(message));
      }
    };
    void confirm();
  }, [attempt, navigate, orderId, refetch]);

  if (failure === undefined)
    return (
      <OrderPanel
        plan={plan}
        payment={
          <Button variant="primary" size="lg" busy>
            {checkoutCopy.confirming}
          </Button>
        }
        status={checkoutCopy.confirmingText}
      />
    );
  return (
    <OrderPanel
      plan={plan}
      notices={[
        <Banner key="failure" tone="danger" title={checkoutCopy.notConfirmed}>
          {failure}
        </Banner>,
      ]}
      payment={
        <>
          <Button
            variant={isCaptured ? 'secondary' : 'primary'}
            size="lg"
            icon="retry"
            onClick={() => {
              setFailure(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {checkoutCopy.again}
          </Button>
          {isCaptured && (
            <RouterLinkButton size="lg" variant="primary" to="/contact?topic=refund">
              {checkoutCopy.askRefund}
            </RouterLinkButton>
          )}
          <RouterLinkButton size="lg" to={checkoutPath(plan.planId)}>
            {checkoutCopy.startAgain}
          </RouterLinkButton>
        </>
      }
    />
  );
}
