import { existsSync, readFileSync } from 'node:fs';
import { MessageChannel, Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import type { SandboxWorker } from '../../packages/engine/src/sandbox/client.ts';

const file = fileURLToPath(new URL('./sandboxWorker.ts', import.meta.url));
const template = new URL('../../packages/engine/dist/templates/sandbox.tar.gz', import.meta.url);

/** URL of the database image that sandboxes start from, in the engine's build. */
export const sandboxImage = existsSync(template)
  ? `data:application/gzip;base64,${readFileSync(template, 'base64')}`
  : undefined;

/** Starts a sandbox in a thread, as a page does in a web worker. */
export function startSandboxWorker(): SandboxWorker {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(file, {
    workerData: { port: port2 },
    transferList: [port2],
    execArgv: ['--conditions=@saywright/source'],
  });
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The worker ended.')));
  });
  return {
    endpoint: {
      postMessage: (message: unknown) => port1.postMessage(message),
      addEventListener: (type, listener) => port1.addEventListener(type, listener),
      removeEventListener: (type, listener) => port1.removeEventListener(type, listener),
      start: () => port1.start(),
    },
    ended,
    terminate: () => {
      port1.close();
      void worker.terminate();
    },
  };
}
