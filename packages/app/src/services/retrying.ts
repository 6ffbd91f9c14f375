import { retryDelay, retryTexts, retryToastDuration, shouldRetry } from '@saywright/domain/retry';
import { toast } from '@saywright/ui/Toast';
import { counters, currentVisit } from './retryCounters.ts';

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Retries idempotent work as documented: after 1, 2 and 4 s, with a toast each time. Rejects with the last error. */
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
      // The person has left: no more toasts.
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
