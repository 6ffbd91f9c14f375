import { sandboxClient, type SandboxClient, type SandboxWorker } from '@saywright/engine/sandbox/client';
import { commands } from '@saywright/engine/protocol';
import { EngineError } from './engineError.ts';

/** Longest time one command may take, in milliseconds: more than on the server, as browsers run on slow devices too. */
const limitMs = 15_000;

/** The data folder of an empty project: much faster than creating one. */
const image = new URL('@saywright/engine/sandbox/image', import.meta.url).href;

/** The smallest valid module; compiling it shows whether the browser and the page's policy allow WebAssembly. */
const emptyModule = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);

let client: SandboxClient | undefined;

function start(): SandboxWorker {
  const worker = new Worker(new URL('@saywright/engine/sandbox', import.meta.url), { type: 'module' });
  const ended = new Promise<never>((_resolve, reject) => {
    for (const event of ['error', 'messageerror'])
      worker.addEventListener(event, () => reject(new Error('The worker ended.')));
  });
  return { endpoint: worker, ended, terminate: () => worker.terminate() };
}

function theClient(): SandboxClient {
  client ??= sandboxClient({ start, image, limitMs });
  return client;
}

/** Loads the database before the first command needs it. */
export function openSandbox(): void {
  if (sandboxSupported()) theClient().open();
}

/** Whether the sandbox can run in this browser; otherwise only the marked simulation is available. */
export function sandboxSupported(): boolean {
  // Hashes and ids come from the browser's cryptography, which insecure pages do not have.
  if (!isSecureContext || typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return false;
  try {
    return new WebAssembly.Module(emptyModule) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/**
 * Sends a command to the visitor's temporary project, loading the database on first use. Rejects with an
 * `EngineError`: `unreachable` if the database could not be started, `failed` with a message if the project was lost
 * because a command had to be stopped.
 */
export async function sendToSandbox(command: string, payload: unknown): Promise<unknown> {
  // Nothing was planned yet, so the database need not be loaded.
  if (!client && command === commands.listOperations.name) return [];
  const answer = await theClient().send(command, payload);
  if ('result' in answer) return answer.result;
  const { code, message, operation } = answer.error;
  throw new EngineError(code, message, 0, operation);
}

/** Discards the temporary project and frees its memory; the next command starts a new, empty one. */
export function closeSandbox(): void {
  client?.close();
}
