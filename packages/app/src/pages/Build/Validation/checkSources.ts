import { validationDelay } from '@saywright/domain/compliance';
import type { CheckAnswer, CheckedSources, CheckRequest, Found, PickedFile } from './messages.ts';
import { inPortions } from './portions.ts';

interface CheckOptions {
  /** The files to check; undefined for the bundled sources. */
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

function runWorker({ files, signal, onProgress }: CheckOptions): Promise<CheckedSources> {
  const worker = new Worker(new URL('./checkSources.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  const send = (request: CheckRequest): void => worker.postMessage(request, []);
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
    const sendFiles = async (): Promise<void> => {
      await inPortions(files ?? [], signal, (portion) => send({ kind: 'take', files: portion }));
      send({ kind: 'check', bundled: files === undefined });
    };
    sendFiles().catch(reject);
  });
}

/**
 * Checks sources in a worker, so that the page stays responsive; takes 1.5 s at least. Never settles after an abort.
 * Rejects when the checker cannot be loaded or fails.
 */
export async function checkSources(options: CheckOptions): Promise<CheckedSources> {
  const [checked] = await Promise.all([runWorker(options), delay(validationDelay, options.signal)]);
  return checked;
}
