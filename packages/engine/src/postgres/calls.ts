import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../operations/errors.ts';
import { StoppedError } from '../ports/projectDatabase.ts';
import type { Ended, Lane, Lanes, RunOptions } from './lanes.ts';
import { ServerError, type Trouble } from './problems.ts';

/** How often a call is tried that the server rolled back, or whose connection was lost. */
const mostAttempts = 3;
const firstPauseMs = 50;

/** What to tell a person whose call failed through no fault of theirs. It was rolled back each time. */
function messageOf(trouble: Exclude<Trouble, 'stopped'>): string {
  const tried = 'This was tried three times and rolled back each time.';
  return {
    lost: 'The connection to the database server was lost. Nothing was changed. Try again in a minute.',
    collision: `Something else was changing the same rows. ${tried} Nothing was changed. Try again.`,
    locked: `Something else was using these tables for too long. ${tried} Nothing was changed. Try again.`,
  }[trouble];
}

/** Thrown where trying again did not help either. */
export class TroubleError extends CommandError {
  readonly trouble: Exclude<Trouble, 'stopped'>;
  constructor(trouble: Exclude<Trouble, 'stopped'>) {
    super('unavailable', messageOf(trouble));
    this.trouble = trouble;
  }
}

/** The outcome of a call whose connection was lost when it may have been done already. */
function unfinished(): CommandError {
  return new CommandError(
    'unavailable',
    'The database server did not finish this. Look whether it was done before you try again.',
  );
}

export interface RepeatOptions<Use extends Lane> extends RunOptions<Use> {
  /** Whether what was lost with its connection was done, for all that is known. @default never */
  readonly mayBeDone?: () => boolean;
}

/** The value of a call that may be repeated: it changed nothing, or it knows what an earlier attempt did. */
export async function repeated<Use extends Lane, Value>(
  lanes: Lanes<Use>,
  work: (lane: Use, attempt: number) => Promise<Value>,
  { mayBeDone, ...options }: RepeatOptions<Use> = {},
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    const ended = await lanes.run((lane) => work(lane, attempt), options);
    if (ended.trouble === undefined || ended.trouble === 'stopped') return valueOf(ended);
    if (ended.trouble === 'lost' && mayBeDone?.() === true) throw unfinished();
    if (attempt >= mostAttempts) throw new TroubleError(ended.trouble);
    // Two that collided must not meet again at once.
    await pause(firstPauseMs * attempt * (1 + Math.random()));
  }
}

/** The value of a call that may have changed something, so that it is not repeated. */
export async function once<Use extends Lane, Value>(
  lanes: Lanes<Use>,
  work: (lane: Use) => Promise<Value>,
  options?: RunOptions<Use>,
): Promise<Value> {
  const ended = await lanes.run(work, options);
  if ('error' in ended && ended.trouble !== undefined && ended.trouble !== 'stopped') throw unfinished();
  return valueOf(ended);
}

/** The value of a call that ended well. */
export function valueOf<Value>(ended: Ended<Value>): Value {
  if ('error' in ended) throw ended.error;
  // Some calls turn everything into an answer, which would blame the statement.
  if (ended.trouble === 'stopped') throw new StoppedError(ended.limitMs);
  return ended.value;
}

/** Turns a stop, or a failure through no fault of the plan, into a failure of the call. */
export async function failing<Value, Failure>(
  work: Promise<Value>,
  failure: (message: string) => Failure,
): Promise<Value | Failure> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoppedError || error instanceof TroubleError) return failure(error.message);
    throw error;
  }
}

/** Tells the operator what is wrong with the server, and the person only that something is. */
export async function reporting<Value>(
  logError: (error: unknown) => void,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    logError(error.message);
    throw error.toCommandError();
  }
}
