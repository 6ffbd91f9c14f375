import { plans, planRoute, planTarget, popularMark, priceText, type Plan } from '@saywright/domain/pricing';
import type { SubscriptionPeriodView } from '@saywright/engine/protocol';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import { LinkButton } from '@saywright/ui/LinkButton';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { PlanPicker } from '@saywright/ui/PlanPicker';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { pricingCopy } from '../../copy/pricing.ts';
import { usePlan } from '../../services/payments.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { fullDate } from '../../time.ts';
import * as css from './Pricing.css.ts';

/** The call-to-action button of a plan. */
function PlanButton({ plan, isCurrent }: { readonly plan: Plan; readonly isCurrent: boolean }): ReactElement {
  const { planId, name, buttonText, popular } = plan;
  if (isCurrent) return <RouterLinkButton to={planTarget(planId)}>{pricingCopy.manage}</RouterLinkButton>;
  const variant = popular ? 'primary' : 'secondary';
  const to = planTarget(planId);
  const route = planRoute(planId);
  // A paid plan's checkout is a separate document: only that one may load the payment script.
  if (route === 'pay')
    return (
      <LinkButton variant={variant} href={to}>
        {buttonText}
      </LinkButton>
    );
  return (
    <RouterLinkButton
      variant={variant}
      to={to}
      {...(route === 'contact' && { 'aria-label': pricingCopy.about(buttonText, name) })}
    >
      {buttonText}
    </RouterLinkButton>
  );
}

function currentMark(plan: Plan, current: SubscriptionPeriodView | null | undefined): string | undefined {
  if (current?.planId !== plan.planId) return undefined;
  return current.until === null ? pricingCopy.yourPlan : pricingCopy.yourPlanUntil(fullDate(current.until));
}

/** The three plans, their prices, and what every plan includes. */
export default function Pricing(): ReactElement {
  const current = usePlan();
  return (
    <PageContainer>
      <BackTo to="/" label={pricingCopy.back} />
      <PageHeader title={pricingCopy.title} text={pricingCopy.text} />
      <Stack gap={32}>
        <PlanPicker
          label={pricingCopy.plans}
          plans={plans.map((plan) => ({
            id: plan.planId,
            name: plan.name,
            price: priceText(plan),
            period: plan.period,
            description: plan.description,
            features: plan.features,
            recommended: plan.popular ? popularMark : undefined,
            current: currentMark(plan, current.data),
            action: <PlanButton plan={plan} isCurrent={current.data?.planId === plan.planId} />,
          }))}
        />
        <section aria-labelledby="promises">
          <Stack gap={16}>
            <h2 id="promises" className={css.title}>
              {pricingCopy.promisesTitle}
            </h2>
            <Grid columns={3}>
              {pricingCopy.promises.map(({ icon, title, text }) => (
                <FeatureCard key={title} icon={icon} title={title} description={text} />
              ))}
            </Grid>
            <p className={css.note}>
              {pricingCopy.free} <Link to="/contact?topic=refund">{pricingCopy.refund}</Link>
            </p>
          </Stack>
        </section>
      </Stack>
    </PageContainer>
  );
}
