import { validationDelay } from '@saywright/domain/compliance';
import type { CheckAnswer, CheckedSources, CheckRequest } from './messages.ts';

interface CheckOptions extends CheckRequest {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

function answered({ files, signal, onProgress }: CheckOptions): Promise<CheckedSources> {
  const worker = new Worker(new URL('./checkSources.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  const request: CheckRequest = { files };
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.kind === 'progress') onProgress(data.done, data.total);
      else {
        worker.terminate();
        resolve(data.checked);
      }
    });
    worker.addEventListener('error', (event) => {
      worker.terminate();
      reject(new Error(event.message || 'The checker could not be loaded.'));
    });
    // Nothing is handed over for good.
    worker.postMessage(request, []);
  });
}

/**
 * Checks sources beside the page, so that it stays usable; takes 1.5 s at least (SP-BVAL-15). After an abort it never
 * settles. Rejects when the checker cannot be loaded or fails.
 */
export async function checkSources(options: CheckOptions): Promise<CheckedSources> {
  const [checked] = await Promise.all([answered(options), delay(validationDelay, options.signal)]);
  return checked;
}
