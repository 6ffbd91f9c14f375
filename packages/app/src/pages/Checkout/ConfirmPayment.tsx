import { paymentToasts } from '@saywright/domain/payment';
import { checkoutPath, type Plan } from '@saywright/domain/pricing';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { dismissToast, toast } from '@saywright/ui/Toast';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { checkoutCopy } from '../../copy/checkout.ts';
import { noteError } from '../../services/errors.ts';
import { captureOrder, orderState, usePlan } from '../../services/payments.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { OrderPanel } from './OrderPanel.tsx';

interface ConfirmPaymentProps {
  readonly orderId: string;
  readonly plan: Plan;
}

/** The return from the provider: success is said once the server has taken the money, and the address is cleaned (A85, H04). */
export function ConfirmPayment({ orderId, plan }: ConfirmPaymentProps): ReactElement {
  const [failure, setFailure] = useState<string>();
  const [isTaken, setIsTaken] = useState(false);
  const asked = useRef(0);
  const errorToast = useRef<string>(undefined);
  const [attempt, setAttempt] = useState(1);
  const navigate = useNavigate();
  const { mutate } = usePlan();

  useEffect(() => {
    if (asked.current === attempt) return;
    asked.current = attempt;
    const confirm = async (): Promise<void> => {
      try {
        const { planId, isNew } = await captureOrder(orderId);
        if (errorToast.current !== undefined) dismissToast(errorToast.current);
        if (isNew) toast(paymentToasts.successful);
        await mutate();
        await navigate(checkoutPath(planId), { replace: true });
      } catch (error) {
        noteError(error, 'payments', 'capture order');
        const message = error instanceof Error ? error.message : String(error);
        setFailure(message);
        setIsTaken((await orderState(orderId).catch(() => undefined)) === 'unapplied');
        errorToast.current = toast(paymentToasts.error(message));
      }
    };
    void confirm();
  }, [attempt, mutate, navigate, orderId]);

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
            variant={isTaken ? 'secondary' : 'primary'}
            size="lg"
            icon="retry"
            onClick={() => {
              setFailure(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {checkoutCopy.again}
          </Button>
          {isTaken && (
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
