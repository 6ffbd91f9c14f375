import { explorerPlan, plans, type Plan, type PlanId } from './plans.ts';

/** How a subscription is obtained: activated at no cost, paid for, or agreed with sales. */
export type PlanRoute = 'activate' | 'pay' | 'contact';

const routes: Readonly<Record<PlanId, PlanRoute>> = {
  explorer: 'activate',
  pro: 'pay',
  enterprise: 'contact',
};

/**
 * The subscription with an id; the free one for anything else.
 * @example
 * planById('pro').name // => 'Bridge Builder'
 */
export function planById(id: unknown): Plan {
  return plans.find((subscription) => subscription.planId === id) ?? explorerPlan;
}

/**
 * How a subscription is obtained; only `pay` may reach the payment provider.
 * @example
 * planRoute('enterprise') // => 'contact'
 */
export function planRoute(planId: PlanId): PlanRoute {
  return routes[planId];
}

/**
 * The displayed price: `$29`.
 * @example
 * priceText({ price: 29 }) // => '$29'
 */
export function priceText({ price }: Pick<Plan, 'price'>): string {
  return Number.isFinite(price) && price > 0 ? `$${price}` : '$0';
}

/**
 * The path of a subscription's checkout.
 * @example
 * checkoutPath('pro') // => '/checkout?plan=pro'
 */
export function checkoutPath(planId: PlanId): string {
  return `/checkout?plan=${planId}`;
}

/** The contact page for a subscription that is agreed with sales. */
export const contactSalesPath = '/contact?plan=enterprise';

/**
 * Where the button of a subscription leads.
 * @example
 * planTarget('enterprise') // => '/contact?plan=enterprise'
 */
export function planTarget(planId: PlanId): string {
  return planRoute(planId) === 'contact' ? contactSalesPath : checkoutPath(planId);
}
