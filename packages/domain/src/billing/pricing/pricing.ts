import { explorerPlan, plans, type Plan, type PlanId } from './plans.ts';

/** How a plan is obtained: activated at no cost, paid for, or agreed with a person (A24, A25). */
export type PlanRoute = 'activate' | 'pay' | 'contact';

const routes: Readonly<Record<PlanId, PlanRoute>> = {
  explorer: 'activate',
  pro: 'pay',
  enterprise: 'contact',
};

/**
 * The plan with an id; anything else is the free plan (SP-CHKT-03, SP-CHKT-04).
 * @example
 * planById('pro').name // => 'Bridge Builder'
 */
export function planById(id: unknown): Plan {
  return plans.find((plan) => plan.planId === id) ?? explorerPlan;
}

/**
 * Whether a value is the id of a plan (SP-PRIC-08).
 * @example
 * isPlanId('gold') // => false
 */
export function isPlanId(value: unknown): value is PlanId {
  return plans.some((plan) => plan.planId === value);
}

/**
 * How the plan with an id is obtained; only a paid one may reach the payment provider (A24, A25, H03).
 * @example
 * planRoute('enterprise') // => 'contact'
 */
export function planRoute(planId: PlanId): PlanRoute {
  return routes[planId];
}

/**
 * The price as it is shown: `$29` (A106).
 * @example
 * priceText({ price: 29 }) // => '$29'
 */
export function priceText(plan: Pick<Plan, 'price'>): string {
  return Number.isFinite(plan.price) && plan.price > 0 ? `$${plan.price}` : '$0';
}

/**
 * Where the checkout of a plan is (SP-PRIC-03).
 * @example
 * checkoutPath('pro') // => '/checkout?plan=pro'
 */
export function checkoutPath(planId: PlanId): string {
  return `/checkout?plan=${planId}`;
}

/** Where a plan that is agreed with a person is asked for (SP-PRIC-04, A87). */
export const contactSalesPath = '/contact?plan=enterprise';

/**
 * Where the button of a plan leads (SP-PRIC-03, SP-PRIC-04, A25).
 * @example
 * planTarget('enterprise') // => '/contact?plan=enterprise'
 */
export function planTarget(planId: PlanId): string {
  return planRoute(planId) === 'contact' ? contactSalesPath : checkoutPath(planId);
}
