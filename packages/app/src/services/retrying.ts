import { retryDelay, retryTexts, retryToastDuration, shouldRetry } from '@saywright/domain/retry';
import { toast } from '@saywright/ui/Toast';
import { counters, currentVisit } from './retryCounters.ts';

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Repeats work that may be repeated without harm, as the error layer does: three times, after 1, 2 and 4 seconds,
 * with a toast each time (CS-RTRY-01 to CS-RTRY-06, A12, H32). Rejects with the last error.
 */
export async function retrying<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const visit = currentVisit();
  for (;;) {
    try {
      const value = await work();
      if (counters.delete(name)) {
        toast({ title: retryTexts.recovered, tone: 'success', duration: retryToastDuration });
      }
      return value;
    } catch (error) {
      // Whoever it was for has left, and is told nothing more.
      if (visit !== currentVisit()) throw error;
      const made = counters.get(name) ?? 0;
      if (!shouldRetry(error, made)) {
        if (counters.delete(name)) {
          const description = retryTexts.failedText;
          toast({ title: retryTexts.failed, description, tone: 'danger', duration: retryToastDuration });
        }
        throw error;
      }
      counters.set(name, made + 1);
      toast({ title: retryTexts.retrying, duration: retryToastDuration });
      await wait(retryDelay(made));
      if (visit !== currentVisit()) throw error;
    }
  }
}
