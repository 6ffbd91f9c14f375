import { fail, ok, type Result } from '../shared/result.ts';

interface Move {
  readonly to: string;
  /** Run before the new state is written; idempotent, so a crash in between does no harm. */
  readonly before: readonly (
    | 'begin-undo'
    | 'complete-undo'
    | 'cancel-undo'
    | 'journal-executed'
    | 'journal-undone'
    | 'journal-failed'
  )[];
  /** Run once the new state is written. */
  readonly after: readonly ('run' | 'prove-again' | 'forget-files')[];
}

interface State {
  /** Waiting for a person, running on the server, or done. */
  readonly phase: 'waiting' | 'running' | 'done';
  readonly on: Readonly<Record<string, Move>>;
}

/**
 * The states of an operation and every legal move, the one place that lists them. An operation exists from the moment
 * its plan is proven. The effects that name an undo concern the operation that this one undoes, where it undoes one.
 */
export const operationLifecycle = {
  proven: {
    phase: 'waiting',
    on: {
      execute: { to: 'executing', before: ['begin-undo'], after: ['run'] },
      decline: { to: 'declined', before: [], after: ['forget-files'] },
    },
  },
  executing: {
    phase: 'running',
    on: {
      succeed: { to: 'executed', before: ['journal-executed', 'complete-undo'], after: [] },
      fail: { to: 'failed', before: ['journal-failed', 'cancel-undo'], after: [] },
      // The data has changed since the plan was proven, so nothing was executed.
      change: { to: 'proving', before: [], after: ['prove-again'] },
      interrupt: { to: 'proven', before: ['cancel-undo'], after: [] },
    },
  },
  proving: {
    phase: 'running',
    on: {
      confirm: { to: 'executing', before: [], after: ['run'] },
      differ: { to: 'proven', before: ['cancel-undo'], after: [] },
      fail: { to: 'failed', before: ['journal-failed', 'cancel-undo'], after: [] },
      interrupt: { to: 'proven', before: ['cancel-undo'], after: [] },
    },
  },
  executed: {
    phase: 'done',
    on: { undo: { to: 'undoing', before: [], after: [] } },
  },
  undoing: {
    phase: 'running',
    on: {
      complete: { to: 'undone', before: ['journal-undone'], after: [] },
      // An undo that did not happen leaves the change in place.
      fail: { to: 'executed', before: [], after: [] },
      interrupt: { to: 'executed', before: [], after: [] },
    },
  },
  undone: { phase: 'done', on: {} },
  failed: { phase: 'done', on: {} },
  declined: { phase: 'done', on: {} },
} as const satisfies Readonly<Record<string, State>>;

/** The state of an operation. */
export type OperationState = keyof typeof operationLifecycle;

type EventOf<Key extends OperationState> = Key extends OperationState
  ? keyof (typeof operationLifecycle)[Key]['on']
  : never;

/** An event that moves an operation. */
export type OperationEvent = EventOf<OperationState>;

/** A legal move: the next state, and the effects to run before and after it is written. */
export interface OperationMove extends Move {
  readonly to: OperationState;
}

type Moves = Readonly<Partial<Record<OperationEvent, OperationMove>>>;

/** The table with one type for all states. */
const states: Readonly<Record<OperationState, State & { readonly on: Moves }>> = operationLifecycle;

/** Completes "This change …". */
const stateWords: Readonly<Record<OperationState, string>> = {
  proven: 'is waiting for approval',
  executing: 'is already running',
  proving: 'is being proven again',
  executed: 'was already executed',
  undoing: 'is being undone',
  undone: 'was undone',
  failed: 'has failed',
  declined: 'was declined',
};

const eventWords: Readonly<Record<OperationEvent, string>> = {
  execute: 'be executed',
  decline: 'be declined',
  undo: 'be undone',
  succeed: 'become executed',
  fail: 'fail',
  change: 'be proven again',
  confirm: 'continue',
  differ: 'wait for approval again',
  interrupt: 'be interrupted',
  complete: 'become undone',
};

function isState(text: string): text is OperationState {
  return Object.hasOwn(operationLifecycle, text);
}

/**
 * Every state of an operation, for code that stores, parses or shows one.
 * @example
 * operationStates.includes('undoing') // => true
 */
export const operationStates: readonly OperationState[] = Object.keys(operationLifecycle).filter(isState);

/**
 * The state of an operation whose plan was just proven.
 * @example
 * initialOperationState // => 'proven'
 */
export const initialOperationState = 'proven' satisfies OperationState;

/**
 * The states a crash can leave an operation in, from which recovery continues.
 * @example
 * unfinishedStates // => ['executing', 'proving', 'undoing']
 */
export const unfinishedStates: readonly OperationState[] = operationStates.filter(
  (state) => states[state].on.interrupt !== undefined,
);

/**
 * The move of an event, or a sentence that says why it is not allowed.
 * @example
 * operationTransition('proven', 'execute') // => { ok: true, value: { to: 'executing', before: ['begin-undo'], after: ['run'] } }
 */
export function operationTransition(state: OperationState, event: OperationEvent): Result<OperationMove> {
  if (!isState(state) || !Object.hasOwn(eventWords, event))
    return fail('This is not a step an operation can take.');
  const { on } = states[state];
  const move = Object.hasOwn(on, event) ? on[event] : undefined;
  return move ? ok(move) : fail(`This change ${stateWords[state]}, so it can't ${eventWords[event]} now.`);
}

/**
 * The state to show while the server handles a request. Only an intermediate state is anticipated:
 * whether a change was made is known only from the server's answer.
 * @example
 * pendingState('proven', 'execute') // => 'executing'
 * pendingState('proven', 'decline') // => 'proven'
 */
export function pendingState(state: OperationState, event: OperationEvent): OperationState {
  const to = states[state].on[event]?.to;
  return to !== undefined && states[to].phase === 'running' ? to : state;
}

/**
 * Whether an operation neither waits for a decision nor runs.
 * @example
 * isSettledState('executed') // => true
 */
export function isSettledState(state: OperationState): boolean {
  return states[state].phase === 'done';
}

/**
 * Whether an operation can never change again.
 * @example
 * isFinalState('executed') // => false
 */
export function isFinalState(state: OperationState): boolean {
  return Object.keys(states[state].on).length === 0;
}
