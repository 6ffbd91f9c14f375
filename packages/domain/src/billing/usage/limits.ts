import { planById, type PlanId } from '../pricing/index.ts';
import { countText } from '../../operations/receipt/index.ts';
import { freePlanLimits, megabytes } from './usage.ts';

/** The limits of a subscription. */
export interface PlanLimits {
  /** Bytes stored in the database of the project. */
  readonly bytes: number;
  /** Instructions planned in a calendar month. */
  readonly monthlyRequests: number;
}

/**
 * The limits of a subscription; undefined for one without limits.
 * @example
 * planLimits('pro') // => undefined
 */
export function planLimits(planId: PlanId): PlanLimits | undefined {
  return planId === 'explorer' ? freePlanLimits : undefined;
}

const upgradeHint = 'or choose Bridge Builder on the page Pricing: it has no such limit';

/**
 * Why something cannot be stored, and what to do next; undefined when it can. `stored` and `growth` are in bytes. A
 * change that frees space is always allowed.
 * @example
 * storageRefusal('pro', 900_000_000, 1024) // => undefined
 */
export function storageRefusal(planId: PlanId, stored: number, growth: number): string | undefined {
  const limits = planLimits(planId);
  if (limits === undefined || growth <= 0 || stored + growth <= limits.bytes) return undefined;
  const { name } = planById(planId);
  return `Your project stores ${megabytes(stored)} and this would add ${megabytes(growth)}, but the ${name} plan holds ${megabytes(limits.bytes)}. Nothing was changed. Delete what you no longer need, ${upgradeHint}.`;
}

/**
 * Why nothing more can be planned this month, and what to do next; undefined when the limit is not reached.
 * @example
 * requestRefusal('explorer', 12) // => undefined
 */
export function requestRefusal(planId: PlanId, monthlyRequests: number): string | undefined {
  const limits = planLimits(planId);
  if (limits === undefined || monthlyRequests < limits.monthlyRequests) return undefined;
  const { name } = planById(planId);
  return `You have made ${countText(monthlyRequests)} plans this month, and the ${name} plan holds ${countText(limits.monthlyRequests)}. What is planned already can be executed and undone, and questions are answered. Wait for the first day of the next month, ${upgradeHint}.`;
}

/**
 * The number of projects a subscription allows; undefined for one without a limit.
 * @example
 * projectLimit('explorer') // => 3
 */
export function projectLimit(planId: PlanId): number | undefined {
  return planId === 'explorer' ? 3 : undefined;
}

/**
 * Why no further project can be created, and what to do next; undefined when one can.
 * @example
 * projectRefusal('pro', 12) // => undefined
 */
export function projectRefusal(planId: PlanId, projects: number): string | undefined {
  const limit = projectLimit(planId);
  if (limit === undefined || projects < limit) return undefined;
  const { name } = planById(planId);
  return `You have ${countText(projects)} projects, and the ${name} plan holds ${countText(limit)}. Nothing was changed. Delete a project that you no longer need, ${upgradeHint}.`;
}
