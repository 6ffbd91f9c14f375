import { paymentArea } from '@saywright/domain/checkout';
import { contactSalesPath, planById, type Plan } from '@saywright/domain/pricing';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkoutCopy } from '../../copy/checkout.ts';
import { useAuth } from '../../providers/auth.ts';
import { usePlan } from '../../services/payments.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { fullDate } from '../../time.ts';
import { ActivatePlan } from './ActivatePlan.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { Pay } from './Pay.tsx';
import { usePaymentConfig } from './usePaymentConfig.ts';

interface PaymentAreaProps {
  readonly plan: Plan;
  /** Banner about a return from the provider. */
  readonly notice: ReactElement | undefined;
}

/** Banners above the button: a return without a payment, and the plan that is already active. */
function useNotices({ plan, notice }: PaymentAreaProps): readonly (ReactElement | undefined)[] {
  const { data: current } = usePlan();
  return [
    notice,
    current?.planId === plan.planId ? (
      <Banner
        key="active"
        tone="success"
        title={checkoutCopy.isActive(planById(current.planId).name)}
        action={<RouterLinkButton to="/dashboard">{checkoutCopy.dashboard}</RouterLinkButton>}
      >
        {current.until === null ? checkoutCopy.withoutEnd : checkoutCopy.until(fullDate(current.until))}
      </Banner>
    ) : undefined,
  ];
}

/** The next step for the plan: activate, pay, contact sales, or sign in first. */
export function PaymentArea({ plan, notice }: PaymentAreaProps): ReactElement {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notices = useNotices({ plan, notice });
  const { data: current } = usePlan();
  const [isBuyingAgain, setIsBuyingAgain] = useState(false);
  const { data: config } = usePaymentConfig();
  const area = paymentArea(plan, status === 'signed-in');
  switch (area) {
    case 'activate':
      return <ActivatePlan plan={plan} notices={notices} />;
    case 'pay':
      return current?.planId === plan.planId && !isBuyingAgain ? (
        <OrderPanel
          plan={plan}
          notices={notices}
          payment={<Button onClick={() => setIsBuyingAgain(true)}>{checkoutCopy.another}</Button>}
          status={checkoutCopy.anotherText}
        />
      ) : (
        <Pay plan={plan} notices={notices} />
      );
    case 'contact':
      return (
        <OrderPanel
          plan={plan}
          notices={notices}
          payment={
            <RouterLinkButton variant="primary" size="lg" to={contactSalesPath}>
              {checkoutCopy.contact}
            </RouterLinkButton>
          }
          status={checkoutCopy.contactText}
        />
      );
    default:
      if (plan.price > 0 && config?.configured === false) return <Pay plan={plan} notices={notices} />;
      return (
        <OrderPanel
          plan={plan}
          notices={notices}
          payment={
            <Button
              variant="primary"
              size="lg"
              onClick={() => void navigate('/auth', { state: { from: `${pathname}${search}` } })}
            >
              {plan.price === 0 ? plan.buttonText : checkoutCopy.signInToPay}
            </Button>
          }
          mode={config?.mode}
          status={checkoutCopy.signInText}
        />
      );
  }
}
