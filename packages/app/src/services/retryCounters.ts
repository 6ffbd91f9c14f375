/** Retries so far, by the name of the work. A separate module, so that signing out need not load the retry layer. */
export const counters = new Map<string, number>();

let visit = 0;

/** Number of the current session: work started in an earlier one is not retried. */
export const currentVisit = (): number => visit;

/** Clears all counters and cancels pending retries; called at sign-out. */
export function clearRetries(): void {
  counters.clear();
  visit += 1;
}
