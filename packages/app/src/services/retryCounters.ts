/** Retries made so far, by the name of the work. Apart from the retry layer, so that signing out need not load it. */
export const counters = new Map<string, number>();

/** Forgets all counters; signing out does (CS-AUTH-16). */
export function clearRetries(): void {
  counters.clear();
}
