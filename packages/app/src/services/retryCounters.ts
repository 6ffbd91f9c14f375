/** Retries made so far, by the name of the work. Apart from the retry layer, so that signing out need not load it. */
export const counters = new Map<string, number>();

let visit = 0;

/** Which person's turn it is: work that was begun in another one is not tried again. */
export const currentVisit = (): number => visit;

/** Forgets all counters and ends what waits for another try; signing out does (CS-AUTH-16). */
export function clearRetries(): void {
  counters.clear();
  visit += 1;
}
