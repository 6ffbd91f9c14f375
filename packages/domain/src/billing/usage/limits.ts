import { planById, type PlanId } from '../pricing/index.ts';
import { countText } from '../receipt/index.ts';
import { freePlanLimits, megabytes } from './usage.ts';

/** What a plan holds at most. */
export interface PlanLimits {
  /** Bytes stored in the database of the project. */
  readonly bytes: number;
  /** Plans made in a calendar month. */
  readonly monthlyRequests: number;
}

/**
 * The limits of a plan; undefined for a plan without any (I49, CS-USAG-02).
 * @example
 * planLimits('pro') // => undefined
 */
export function planLimits(planId: PlanId): PlanLimits | undefined {
  return planId === 'explorer' ? freePlanLimits : undefined;
}

const wayOut = 'or choose Bridge Builder on the page Pricing: it has no such limit';

/**
 * Why something cannot be stored, and what to do next; undefined when it can. `stored` and `growth` are in bytes. What
 * frees space is always possible, however full the project is (I49).
 * @example
 * storageRefusal('pro', 900_000_000, 1024) // => undefined
 */
export function storageRefusal(planId: PlanId, stored: number, growth: number): string | undefined {
  const limits = planLimits(planId);
  if (limits === undefined || growth <= 0 || stored + growth <= limits.bytes) return undefined;
  const { name } = planById(planId);
  return `Your project stores ${megabytes(stored)} and this would add ${megabytes(growth)}, but the ${name} plan holds ${megabytes(limits.bytes)}. Nothing was changed. Delete what you no longer need, ${wayOut}.`;
}

/**
 * Why nothing more can be planned in a month, and what to do next; undefined when something can (I49).
 * @example
 * requestRefusal('explorer', 12) // => undefined
 */
export function requestRefusal(planId: PlanId, monthlyRequests: number): string | undefined {
  const limits = planLimits(planId);
  if (limits === undefined || monthlyRequests < limits.monthlyRequests) return undefined;
  const { name } = planById(planId);
  return `You have made ${countText(monthlyRequests)} plans this month, and the ${name} plan holds ${countText(limits.monthlyRequests)}. What is planned already can be executed and undone, and questions are answered. Wait for the first day of the next month, ${wayOut}.`;
}
