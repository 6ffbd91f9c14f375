import { initialPayState, payButton, type PayState } from '@saywright/domain/checkout';
import { paymentErrors, paymentToasts, type PaymentMode } from '@saywright/domain/payment';
import type { Plan } from '@saywright/domain/pricing';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { toast } from '@saywright/ui/Toast';
import type { ReactElement } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { usePay } from './usePay.ts';
import { usePaymentConfig } from './usePaymentConfig.ts';

interface PayProps {
  readonly plan: Plan;
  readonly notices: readonly (ReactElement | undefined)[];
}

const statusTexts: Readonly<Partial<Record<PayState['status'], string>>> = {
  loading: checkoutCopy.waiting,
  processing: checkoutCopy.working,
  redirecting: checkoutCopy.leaving,
};

interface PayButtonProps {
  readonly plan: Plan;
  readonly state: PayState;
  readonly onPress: () => void;
}

/** The pay button. While disabled it stays focusable, and a press explains why nothing happens. */
function PayButton({ plan, state, onPress }: PayButtonProps): ReactElement {
  const { label, disabled, busy } = payButton(state, plan);
  const isDisabled = disabled && !busy;
  return (
    <Button
      variant="primary"
      size="lg"
      icon="card"
      busy={busy}
      aria-disabled={isDisabled}
      onClick={onPress}
      onClickCapture={isDisabled ? onPress : undefined}
    >
      {label}
    </Button>
  );
}

/** The pay button of an installation that takes payments. */
function ConfiguredPay({
  plan,
  notices,
  clientId,
  mode,
}: PayProps & { readonly clientId: string; readonly mode: PaymentMode }): ReactElement {
  const { state, press } = usePay(plan.planId, clientId, mode);
  const { title, description } = paymentToasts.loadingError;
  return (
    <OrderPanel
      plan={plan}
      notices={[
        ...notices,
        state.status === 'failed' ? (
          <Banner
            key="script"
            tone="danger"
            title={title}
            action={<Button onClick={() => location.reload()}>{checkoutCopy.refresh}</Button>}
          >
            {description}
          </Banner>
        ) : undefined,
      ]}
      payment={<PayButton plan={plan} state={state} onPress={() => void press()} />}
      mode={mode}
      status={statusTexts[state.status]}
    />
  );
}

/** Payment through the provider, if this installation has an account with it. */
export function Pay({ plan, notices }: PayProps): ReactElement {
  const config = usePaymentConfig();
  if (config.data?.configured)
    return (
      <ConfiguredPay plan={plan} notices={notices} clientId={config.data.clientId} mode={config.data.mode} />
    );
  // Until the configuration is known, a press answers as it does while the script loads.
  if (!config.data && !config.error)
    return (
      <OrderPanel
        plan={plan}
        notices={notices}
        payment={
          <PayButton plan={plan} state={initialPayState} onPress={() => toast(paymentToasts.notReady)} />
        }
        status={statusTexts.loading}
      />
    );
  return (
    <OrderPanel
      plan={plan}
      notices={[
        ...notices,
        config.data && (
          <Banner key="account" tone="warning" title={config.data.error ?? paymentErrors.noCredentials}>
            {checkoutCopy.notConfiguredText}
          </Banner>
        ),
        config.error ? (
          <Banner
            key="config"
            tone="danger"
            title={config.error.message}
            action={<Button onClick={() => void config.mutate()}>{checkoutCopy.retry}</Button>}
          />
        ) : undefined,
      ]}
      payment={
        <Button variant="primary" size="lg" icon="card" disabled>
          {payButton({ status: 'failed' }, plan).label}
        </Button>
      }
    />
  );
}
