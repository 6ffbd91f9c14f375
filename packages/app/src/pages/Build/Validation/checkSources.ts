import { validationDelay } from '@saywright/domain/compliance';
import type { CheckAnswer, CheckedSources, CheckRequest, Found, PickedFile } from './messages.ts';
import { inPortions } from './portions.ts';

interface CheckOptions {
  /** The files to check; without any, the sources that came with the page. */
  readonly files: readonly PickedFile[] | undefined;
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
  const ask = (request: CheckRequest): void => worker.postMessage(request, []);
  const all: { [Part in keyof Found]: Found[Part][number][] } = { files: [], findings: [], allowed: [] };
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.kind === 'progress') onProgress(data.done, data.total);
      else if (data.kind === 'found') {
        all.files.push(...data.found.files);
        all.findings.push(...data.found.findings);
        all.allowed.push(...data.found.allowed);
      } else {
        worker.terminate();
        resolve({ ...all, ...data.counts });
      }
    });
    worker.addEventListener('error', (event) => {
      worker.terminate();
      reject(new Error(event.message || 'The checker could not be loaded.'));
    });
    const hand = async (): Promise<void> => {
      await inPortions(files ?? [], signal, (portion) => ask({ kind: 'take', files: portion }));
      ask({ kind: 'check', bundled: files === undefined });
    };
    hand().catch(reject);
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
