export { explorerPlan, plans, popularMark } from './plans.ts';
export type { Plan, PlanId } from './plans.ts';
export { checkoutPath, contactSalesPath, planById, planRoute, planTarget, priceText } from './pricing.ts';
export type { PlanRoute } from './pricing.ts';
