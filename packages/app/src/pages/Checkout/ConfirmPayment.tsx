import { paymentToasts } from '@saywright/domain/payment';
import { checkoutPath, type Plan } from '@saywright/domain/pricing';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { toast } from '@saywright/ui/Toast';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { checkoutCopy } from '../../copy/checkout.ts';
import { noteError } from '../../services/errors.ts';
import { captureOrder, usePlan } from '../../services/payments.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { OrderPanel } from './OrderPanel.tsx';

interface ConfirmPaymentProps {
  readonly orderId: string;
  readonly plan: Plan;
}

/** The return from the provider: success is said once the server has taken the money, and the address is cleaned (A85, H04). */
export function ConfirmPayment({ orderId, plan }: ConfirmPaymentProps): ReactElement {
  const [failure, setFailure] = useState<string>();
  const asked = useRef(0);
  const [attempt, setAttempt] = useState(1);
  const navigate = useNavigate();
  const { mutate } = usePlan();

  useEffect(() => {
    if (asked.current === attempt) return;
    asked.current = attempt;
    const confirm = async (): Promise<void> => {
      try {
        const { planId } = await captureOrder(orderId);
        toast(paymentToasts.successful);
        await mutate();
        await navigate(checkoutPath(planId), { replace: true });
      } catch (error) {
        noteError(error, 'payments', 'capture order');
        const message = error instanceof Error ? error.message : String(error);
        setFailure(message);
        toast(paymentToasts.error(message));
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
            variant="primary"
            size="lg"
            icon="retry"
            onClick={() => {
              setFailure(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {checkoutCopy.again}
          </Button>
          <RouterLinkButton size="lg" to={checkoutPath(plan.planId)}>
            {checkoutCopy.startAgain}
          </RouterLinkButton>
        </>
      }
    />
  );
}
