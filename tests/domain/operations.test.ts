import {
  canExecute,
  classifyOperationType,
  createOperation,
  initialOperationState,
  isFinalState,
  isSettledState,
  markExecuted,
  offersExecution,
  operationLifecycle,
  operationStates,
  operationTransition,
  pendingState,
  serviceNames,
  unfinishedStates,
  type OperationEvent,
  type OperationState,
  type Service,
} from '@saywright/domain/operations';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const types: readonly (readonly [Service, string, string])[] = [
  ['database', 'create a table', 'schema'],
  ['database', 'enable RLS on the profiles table', 'rls'],
  ['database', 'add a sign in page', 'auth'],
  ['database', 'a bucket for pictures', 'storage'],
  ['database', 'show all customers', 'data'],
  ['code-hosting', 'merge the pull request', 'merge'],
  ['code-hosting', 'open a pull request from this branch', 'collaboration'],
  ['code-hosting', 'new branches', 'branch'],
  ['code-hosting', 'release it', 'deployment'],
  ['code-hosting', 'hello', 'repository'],
  ['deployment', 'use my subdomain', 'domain'],
  ['deployment', 'set environment variables', 'environment'],
  ['deployment', 'add a serverless function', 'functions'],
  ['deployment', 'show the logs', 'monitoring'],
  ['deployment', 'ship the catalogue', 'deploy'],
];

describe('operation types', () => {
  it.each(types)('%s: "%s" is %s', (service, text, type) => {
    expect(classifyOperationType(service, text)).toBe(type);
    expect(classifyOperationType(service, text.toUpperCase())).toBe(type);
  });

  it('answers for every text with a type of the service', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.string({ unit: 'binary' }), ([service], text) => {
        const known = types.filter(([of]) => of === service).map(([, , type]) => type);
        expect(known).toContain(classifyOperationType(service, text));
      }),
    );
  });
});

describe('operations', () => {
  const operation = (id: string) =>
    createOperation({
      id,
      instruction: 'x',
      plan: 'y',
      type: 'schema',
      risk: 'low',
      timestamp: '2024-01-01T00:00:00Z',
    });

  it('start unexecuted, with the documented fields', () => {
    expect(operation('a')).toEqual({
      id: 'a',
      instruction: 'x',
      plan: 'y',
      type: 'schema',
      risk: 'low',
      executed: false,
      timestamp: '2024-01-01T00:00:00Z',
    });
  });

  it('are marked as executed one at a time and once', () => {
    const list = [operation('a'), operation('b')];
    const marked = markExecuted(list, 'b');
    expect(marked).toEqual({ ok: true, value: [operation('a'), { ...operation('b'), executed: true }] });
    expect(list[1]?.executed).toBe(false);
    expect(markExecuted(list, 'c')).toEqual({ ok: false, error: 'There is no operation with this id.' });
    expect(marked.ok && markExecuted(marked.value, 'b').ok).toBe(false);
  });

  it('are named after their service', () => {
    expect(serviceNames.database).toBe('Supabase');
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('network %s, executed %s: offered %s', (canPerformOperations, executed, offered) => {
    expect(canExecute({ executed }, { canPerformOperations })).toBe(offered);
  });
});

describe('execution through a command client', () => {
  it('returns false for a database plan when the client does not offer it', () => {
    for (const claimed of [undefined, null, [], ['code-hosting'], 'database', { 0: 'database' }])
      expect(offersExecution('database', claimed)).toBe(false);
  });

  it('runs a database plan when the client offers it, as the engine does', () => {
    expect(offersExecution('database', ['database'])).toBe(true);
    expect(offersExecution('database', ['code-hosting', 'database'])).toBe(true);
  });

  it.each(['code-hosting', 'deployment'] as const)('needs no offer for a plan for %s', (service) => {
    expect(offersExecution(service, undefined)).toBe(true);
    expect(offersExecution(service, [])).toBe(true);
  });
});

interface Step {
  readonly from: OperationState;
  readonly event: OperationEvent;
  readonly to: OperationState;
}

const legal: readonly Step[] = [
  { from: 'proven', event: 'execute', to: 'executing' },
  { from: 'proven', event: 'decline', to: 'declined' },
  { from: 'executing', event: 'succeed', to: 'executed' },
  { from: 'executing', event: 'fail', to: 'failed' },
  { from: 'executing', event: 'change', to: 'proving' },
  { from: 'executing', event: 'interrupt', to: 'proven' },
  { from: 'proving', event: 'confirm', to: 'executing' },
  { from: 'proving', event: 'differ', to: 'proven' },
  { from: 'proving', event: 'fail', to: 'failed' },
  { from: 'proving', event: 'interrupt', to: 'proven' },
  { from: 'executed', event: 'undo', to: 'undoing' },
  { from: 'undoing', event: 'complete', to: 'undone' },
  { from: 'undoing', event: 'fail', to: 'executed' },
  { from: 'undoing', event: 'interrupt', to: 'executed' },
];
const events = [...new Set(legal.map(({ event }) => event))];

/** The states after each event of a sequence; a refused event leaves the state unchanged. */
function path(happened: readonly OperationEvent[]): readonly OperationState[] {
  return happened.reduce<OperationState[]>(
    (passed, event) => {
      const move = operationTransition(passed.at(-1) ?? initialOperationState, event);
      return move.ok ? [...passed, move.value.to] : passed;
    },
    [initialOperationState],
  );
}

/** Every state that can be reached from one. */
function reachable(from: OperationState): ReadonlySet<OperationState> {
  const found = new Set([from]);
  for (const state of found) for (const step of legal) if (step.from === state) found.add(step.to);
  return found;
}

describe('the lifecycle of an operation', () => {
  it('knows exactly these events', () => {
    const known = operationStates.flatMap((state) => Object.keys(operationLifecycle[state].on));
    expect(new Set(known)).toEqual(new Set(events));
  });

  it.each(operationStates.flatMap((state) => events.map((event) => [state, event] as const)))(
    '%s, %s',
    (state, event) => {
      const step = legal.find((one) => one.from === state && one.event === event);
      const refusal = {
        ok: false,
        error: expect.stringMatching(/^This change (is|was|has) .+, so it can't .+ now\.$/u),
      };
      const expected = step ? { ok: true, value: { to: step.to } } : refusal;
      expect(operationTransition(state, event)).toMatchObject(expected);
    },
  );

  it('makes only the moves in the table', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (happened) => {
        const passed = path(happened);
        const illegal = passed.slice(1).filter((to, index) => {
          const from = passed[index];
          return !legal.some((step) => step.from === from && step.to === to);
        });
        expect(illegal).toEqual([]);
        expect(passed.every((state) => operationStates.includes(state))).toBe(true);
      }),
    );
  });

  it('reaches every state, and leaves every state that is not final', () => {
    expect(reachable(initialOperationState)).toEqual(new Set(operationStates));
    const stuck = operationStates.filter((state) => ![...reachable(state)].some(isFinalState));
    expect(stuck).toEqual([]);
    expect(operationStates.filter(isFinalState)).toEqual(['undone', 'failed', 'declined']);
  });

  it('runs only what was approved since it last waited', () => {
    const runs = legal.filter(({ from, event }) => {
      const move = operationTransition(from, event);
      return move.ok && move.value.after.includes('run');
    });
    expect(runs.map(({ from, event }) => `${from} ${event}`)).toEqual(['proven execute', 'proving confirm']);
  });

  it('releases the claim of an undo on every path that ends without it', () => {
    const unreleased = legal.filter(({ from, event, to }) => {
      const move = operationTransition(from, event);
      const isRunning = from === 'executing' || from === 'proving';
      const ends = to === 'proven' || to === 'failed';
      return isRunning && ends && move.ok && !move.value.before.includes('cancel-undo');
    });
    expect(unreleased).toEqual([]);
  });

  it('can be recovered from every running state', () => {
    const running = operationStates.filter((state) => operationLifecycle[state].phase === 'running');
    expect(unfinishedStates).toEqual(running);
    for (const state of running) expect(operationTransition(state, 'interrupt').ok).toBe(true);
  });

  it('anticipates running states, never an outcome', () => {
    expect(pendingState('proven', 'execute')).toBe('executing');
    expect(pendingState('executed', 'undo')).toBe('undoing');
    expect(pendingState('proven', 'decline')).toBe('proven');
    expect(pendingState('undone', 'undo')).toBe('undone');
  });

  it('is settled when it neither waits for a decision nor runs', () => {
    expect(operationStates.filter(isSettledState)).toEqual(['executed', 'undone', 'failed', 'declined']);
  });

  it('refuses unknown states and events', () => {
    for (const [state, event] of [
      ['constructor', 'execute'],
      ['proven', 'toString'],
    ] as const) {
      // A value outside the types, as a stored row could contain.
      expect(Reflect.apply(operationTransition, undefined, [state, event])).toEqual({
        ok: false,
        error: 'This is not a step an operation can take.',
      });
    }
  });
});
