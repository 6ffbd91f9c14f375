import type { WorkbookSheet } from './workbookSheets.ts';

/** Why a workbook cannot be read. */
export type WorkbookProblem = 'older' | 'large' | 'damaged' | 'stopped';

/** What the worker sends: the sheets, or why there are none. */
export type WorkbookAnswer =
  | { readonly sheets: readonly WorkbookSheet[] }
  | { readonly problem: WorkbookProblem };

/** Longest time that reading may take, in milliseconds. */
const limit = 30_000;

/** Reads a workbook in a worker, so that the page stays responsive. Never settles after an abort. */
export function readWorkbook(file: Uint8Array, signal: AbortSignal): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const end = (answer: WorkbookAnswer): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ problem: 'large' }), limit);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.terminate();
    });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => end(data));
    worker.addEventListener('error', () => end({ problem: 'stopped' }));
    worker.postMessage(file, [file.buffer]);
  });
}
