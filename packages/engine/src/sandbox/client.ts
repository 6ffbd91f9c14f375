import { Mutex } from 'async-mutex';
import { wrap, type Endpoint, type Remote } from 'comlink';
import * as z from 'zod/mini';
import { errorSchema, type ErrorCode, type OperationView } from '../protocol/index.ts';
import type { SandboxApi } from './sandbox.ts';

/** A worker that has been started. */
export interface SandboxWorker {
  readonly endpoint: Endpoint;
  /** Rejects when the worker ends or fails unexpectedly. */
  readonly ended: Promise<never>;
  terminate(): void;
}

export interface SandboxOptions {
  readonly start: () => SandboxWorker;
  /** Address of the image that the database starts from. */
  readonly image?: string;
  /** Longest time one command may take once the database is open, in milliseconds. */
  readonly limitMs: number;
}

/** The result of a command: the bridge's answer, or its error; `unreachable` when no database could be opened. */
export type SandboxAnswer =
  | { readonly result: unknown }
  | {
      readonly error: {
        readonly code: ErrorCode | 'unreachable';
        readonly message: string;
        readonly operation?: OperationView | undefined;
      };
    };

/** The page's side of a throw-away project. */
export interface SandboxClient {
  /** Carries out a command, one after the other; starts the worker when there is none. Never rejects. */
  send(command: string, payload: unknown): Promise<SandboxAnswer>;
  /** Starts the worker before a command needs it; once, until it is closed. */
  open(): void;
  /** Ends the worker at once, and the project with it. */
  close(): void;
}

const answerSchema = z.union([errorSchema, z.object({ result: z.unknown() })]);

class TooLongError extends Error {}
class ClosedError extends Error {}

interface Running {
  readonly worker: SandboxWorker;
  readonly api: Remote<SandboxApi>;
  /** Rejects when the worker ends, or when it is given up. */
  readonly ended: Promise<never>;
  readonly ready: Promise<void>;
  readonly giveUp: () => void;
}

function launch({ start, image }: SandboxOptions): Running {
  const worker = start();
  const api = wrap<SandboxApi>(worker.endpoint);
  let giveUp = (): void => {};
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new ClosedError());
  });
  const ended = Promise.race([worker.ended, givenUp]);
  const ready = Promise.race([api.open(image), ended]);
  // The next command reports it; nobody may be waiting right now.
  for (const promise of [ended, ready]) promise.catch(() => {});
  return { worker, api, ended, ready, giveUp };
}

function failure(code: 'failed' | 'unreachable', message: string): SandboxAnswer {
  return { error: { code, message } };
}

const closed = failure('failed', 'The throw-away project was closed before this ran.');
const projectLost =
  'The throw-away project is lost, because it existed only in this page. A new, empty one takes its place.';

/**
 * A throw-away project in a worker, started on first use. A command that takes longer than the limit can only be
 * stopped by ending the worker; the project is lost then, and the answer says so.
 */
export function sandboxClient(options: SandboxOptions): SandboxClient {
  const { limitMs } = options;
  const mutex = new Mutex();
  let running: Running | undefined;
  /** Distinguishes waiting commands of a closed project from those of the next one. */
  let closings = 0;
  /** Whether it was opened ahead: what fails is not tried again with every letter. */
  let isOpened = false;

  function stop(): void {
    running?.worker.terminate();
    running?.giveUp();
    running = undefined;
  }

  /** Starts a worker in advance; where that fails, the next command tries again and reports it. */
  function startAhead(): void {
    try {
      const started = launch(options);
      running = started;
      started.ready.catch(() => {
        if (running === started) stop();
      });
    } catch {
      running = undefined;
    }
  }

  async function limited({ api, ended }: Running, command: string, payload: unknown): Promise<SandboxAnswer> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new TooLongError()), limitMs);
    });
    try {
      return z.parse(answerSchema, await Promise.race([api.send(command, payload), tooLong, ended]));
    } finally {
      clearTimeout(timer);
    }
  }

  async function send(command: string, payload: unknown): Promise<SandboxAnswer> {
    let current: Running;
    try {
      current = running ??= launch(options);
      // Opening depends on the network and has no time limit; only the commands after it do.
      await current.ready;
    } catch (error) {
      if (error instanceof ClosedError) return closed;
      stop();
      return failure(
        'unreachable',
        'The database could not be started in this browser. Check your connection, then try again.',
      );
    }
    try {
      return await limited(current, command, payload);
    } catch (error) {
      if (error instanceof ClosedError) return closed;
      stop();
      startAhead();
      const what =
        error instanceof TooLongError
          ? `It took longer than ${Math.round(limitMs / 1000)} seconds and was stopped.`
          : 'The database ended unexpectedly.';
      return failure('failed', `${what} ${projectLost}`);
    }
  }

  return {
    send: (command, payload) => {
      const asked = closings;
      return mutex.runExclusive(async () => (asked === closings ? send(command, payload) : closed));
    },
    open: () => {
      if (running || isOpened) return;
      isOpened = true;
      startAhead();
    },
    close: () => {
      closings += 1;
      isOpened = false;
      stop();
    },
  };
}
