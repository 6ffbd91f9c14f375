import { fail, ok, type Result } from '../result.ts';

/** Where an operation stands. */
export type OperationState =
  | 'planning'
  | 'proving'
  | 'proven'
  | 'executing'
  | 'executed'
  | 'undoing'
  | 'undone'
  | 'failed'
  | 'declined'
  | 'stale';

/** What can happen to an operation; `change` says that what was proven no longer holds. */
export type OperationEvent =
  | 'prove'
  | 'proved'
  | 'execute'
  | 'succeed'
  | 'undo'
  | 'undone'
  | 'fail'
  | 'decline'
  | 'change';

type Next = Readonly<Partial<Record<OperationEvent, OperationState>>>;

/** Every legal step. Only `proving` leads to `proven`, and only `executing` to `executed`. */
const steps: Readonly<Record<OperationState, Next>> = {
  planning: { prove: 'proving', fail: 'failed' },
  proving: { proved: 'proven', fail: 'failed' },
  proven: { execute: 'executing', decline: 'declined', change: 'stale' },
  executing: { succeed: 'executed', fail: 'failed', change: 'stale' },
  executed: { undo: 'undoing' },
  // An undo that fails leaves the change in place.
  undoing: { undone: 'undone', fail: 'executed' },
  undone: {},
  failed: {},
  declined: {},
  stale: { prove: 'proving', decline: 'declined' },
};

const stateWords: Readonly<Record<OperationState, string>> = {
  planning: 'is still being planned',
  proving: 'is still being proven',
  proven: 'is proven and waits for approval',
  executing: 'is being executed',
  executed: 'was executed',
  undoing: 'is being undone',
  undone: 'was undone',
  failed: 'has failed',
  declined: 'was declined',
  stale: 'must be proven again because the data changed',
};

const eventWords: Readonly<Record<OperationEvent, string>> = {
  prove: 'be proven now',
  proved: 'become proven now',
  execute: 'be executed now',
  succeed: 'become executed now',
  undo: 'be undone now',
  undone: 'become undone now',
  fail: 'fail now',
  decline: 'be declined now',
  change: 'go stale now',
};

/**
 * The state an event leads to, or a sentence that says why it leads nowhere (CS-OPER-08, CS-OPER-11, D6).
 *
 * @example
 * operationTransition('proven', 'execute') // => { ok: true, value: 'executing' }
 */
export function operationTransition(state: OperationState, event: OperationEvent): Result<OperationState> {
  if (!Object.hasOwn(steps, state) || !Object.hasOwn(eventWords, event)) {
    return fail('This is not a step an operation can take.');
  }
  const next = steps[state][event];
  if (next !== undefined) return ok(next);
  return fail(`An operation that ${stateWords[state]} cannot ${eventWords[event]}.`);
}
