import { planById, type Plan } from '@saywright/domain/pricing';
import { paymentCommands } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { useRefetch } from '../../services/data.ts';
import { noteError } from '../../services/errors.ts';
import { activateFreePlan, usePlan } from '../../services/payments.ts';
import { fullDate } from '../../time.ts';
import { OrderPanel } from './OrderPanel.tsx';

interface ActivatePlanProps {
  readonly plan: Plan;
  readonly notices: readonly (ReactElement | undefined)[];
}

/** Activates the free plan on the account, without the payment provider. */
export function ActivatePlan({ plan, notices }: ActivatePlanProps): ReactElement {
  const { data: current } = usePlan();
  const refetch = useRefetch();
  const [busy, setBusy] = useState(false);
  const activate = async (): Promise<void> => {
    setBusy(true);
    try {
      await activateFreePlan();
      await refetch(paymentCommands.activateFreePlan);
      toast({ title: checkoutCopy.activated, description: checkoutCopy.activatedText, tone: 'success' });
    } catch (error) {
      noteError(error, 'payments', 'activate free plan');
      const description = error instanceof Error ? error.message : '';
      toast({ title: checkoutCopy.activateFailed, description, tone: 'danger', duration: 5000 });
    } finally {
      setBusy(false);
    }
  };
  const reason =
    current && current.planId !== plan.planId
      ? checkoutCopy.holdsMore(planById(current.planId).name, current.until && fullDate(current.until))
      : current && checkoutCopy.isYours;
  return (
    <OrderPanel
      plan={plan}
      notices={notices}
      payment={
        <Button
          variant="primary"
          size="lg"
          busy={busy}
          busyLabel={checkoutCopy.activating}
          disabled={Boolean(current)}
          onClick={() => void activate()}
        >
          {plan.buttonText}
        </Button>
      }
      status={reason ?? undefined}
    />
  );
}
