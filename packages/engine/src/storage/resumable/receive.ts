import { open } from 'node:fs/promises';

/** How the body of a request ended. */
export type Received = 'whole' | 'too-large' | 'too-slow' | 'interrupted' | 'broken';

export interface Receiving {
  /** Most bytes to take. */
  readonly room: number;
  /** Longest time to read, in milliseconds. */
  readonly ms: number;
  /** Ends the reading. */
  readonly signal: AbortSignal;
}

/** Appends a body to a file as it arrives. Bytes that arrived stay, however it ends. */
export async function receive(
  body: ReadableStream<Uint8Array>,
  path: string,
  { room, ms, signal }: Receiving,
): Promise<Received> {
  const reader = body.getReader();
  let isLate = false;
  const stop = (): void => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, ms);
  signal.addEventListener('abort', stop, { once: true });
  const next = () => reader.read().catch(() => undefined);
  let left = room;
  try {
    const file = await open(path, 'a');
    try {
      if (signal.aborted) stop();
      for (let read = await next(); read?.done !== true; read = await next()) {
        if (read === undefined) return 'broken';
        left -= read.value.byteLength;
        if (left < 0) return 'too-large';
        await file.appendFile(read.value);
      }
    } finally {
      await file.close();
    }
  } finally {
    stop();
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
  if (isLate) return 'too-slow';
  return signal.aborted ? 'interrupted' : 'whole';
}
