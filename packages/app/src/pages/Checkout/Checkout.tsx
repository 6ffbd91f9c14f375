import { checkoutReturn, parseCheckoutQuery } from '@saywright/domain/checkout';
import { planRoute, popularMark, priceText } from '@saywright/domain/pricing';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { PlanCard } from '@saywright/ui/PlanPicker';
import { Spinner } from '@saywright/ui/Spinner';
import { Stack } from '@saywright/ui/Stack';
import { useMemo, type ReactElement } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { copy } from '../../copy.ts';
import { checkoutCopy } from '../../copy/checkout.ts';
import { useAuth } from '../../providers/auth.ts';
import { usePlan } from '../../services/payments.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { PaymentArea } from './PaymentArea.tsx';
import { useReturnNotice } from './useReturnNotice.tsx';
import * as css from './Checkout.css.ts';

/** The chosen plan beside its payment. */
export default function Checkout(): ReactElement {
  const { pathname, search } = useLocation();
  const { status } = useAuth();
  const query = useMemo(() => parseCheckoutQuery(search), [search]);
  const { plan } = query;
  const back = useMemo(() => checkoutReturn(query), [query]);
  const notice = useReturnNotice(query, back, status !== 'loading', status === 'signed-in');
  const { data: current } = usePlan();
  // A payment is confirmed for the user who made it; after signing in, the same address continues.
  if (back.kind === 'capture' && status === 'anonymous')
    return <Navigate to="/auth" replace state={{ from: `${pathname}${search}` }} />;
  const payment =
    status === 'loading' ? (
      <Spinner label={copy.loading} />
    ) : back.kind === 'capture' ? (
      <ConfirmPayment key={back.orderId} orderId={back.orderId} plan={plan} />
    ) : (
      <PaymentArea key={plan.planId} plan={plan} notice={notice} />
    );
  return (
    <PageContainer>
      <BackTo to="/pricing" label={checkoutCopy.back} />
      <PageHeader
        title={copy.titles.checkout}
        text={checkoutCopy.texts[current?.planId === plan.planId ? 'active' : planRoute(plan.planId)]}
      />
      <div className={css.columns}>
        <section aria-label={checkoutCopy.plan}>
          <Stack gap={16}>
            <PlanCard
              name={plan.name}
              price={priceText(plan)}
              period={plan.period}
              description={plan.description}
              features={plan.features}
              recommended={plan.popular ? popularMark : undefined}
            />
            <p>
              <Link to="/pricing">{checkoutCopy.change}</Link>
            </p>
          </Stack>
        </section>
        <section aria-label={checkoutCopy.payment}>{payment}</section>
      </div>
    </PageContainer>
  );
}
