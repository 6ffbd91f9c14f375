import {
  canExecute,
  classifyOperationType,
  offersExecution,
  operationTransition,
  serviceNames,
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

const legal: readonly (readonly [OperationState, OperationEvent, OperationState])[] = [
  ['planning', 'prove', 'proving'],
  ['planning', 'fail', 'failed'],
  ['proving', 'proved', 'proven'],
  ['proving', 'fail', 'failed'],
  ['proven', 'execute', 'executing'],
  ['proven', 'decline', 'declined'],
  ['proven', 'change', 'stale'],
  ['executing', 'succeed', 'executed'],
  ['executing', 'fail', 'failed'],
  ['executing', 'change', 'stale'],
  ['executed', 'undo', 'undoing'],
  ['undoing', 'undone', 'undone'],
  ['undoing', 'fail', 'executed'],
  ['stale', 'prove', 'proving'],
  ['stale', 'decline', 'declined'],
];
const states: readonly OperationState[] = [
  'planning',
  'proving',
  'proven',
  'executing',
  'executed',
  'undoing',
  'undone',
  'failed',
  'declined',
  'stale',
];
const events: readonly OperationEvent[] = [
  'prove',
  'proved',
  'execute',
  'succeed',
  'undo',
  'undone',
  'fail',
  'decline',
  'change',
];

const onlyAfter: ReadonlyMap<OperationState, OperationState> = new Map([
  ['executed', 'executing'],
  ['executing', 'proven'],
  ['proven', 'proving'],
]);

describe('execution through a command client', () => {
  it('of a database plan returns false where the client does not offer it', () => {
    for (const claimed of [undefined, null, [], ['code-hosting'], 'database', { 0: 'database' }])
      expect(offersExecution('database', claimed)).toBe(false);
  });

  it('of a database plan happens where the client offers it, as the engine does', () => {
    expect(offersExecution('database', ['database'])).toBe(true);
    expect(offersExecution('database', ['code-hosting', 'database'])).toBe(true);
  });

  it.each(['code-hosting', 'deployment'] as const)('of a plan for %s needs no offer', (service) => {
    expect(offersExecution(service, undefined)).toBe(true);
    expect(offersExecution(service, [])).toBe(true);
  });
});

describe('the state machine', () => {
  it.each(states.flatMap((state) => events.map((event) => [state, event] as const)))(
    '%s, %s',
    (state, event) => {
      const next = legal.find(([from, what]) => from === state && what === event)?.[2];
      const refusal = { ok: false, error: expect.stringMatching(/^An operation that .+ cannot .+ now\.$/u) };
      const expected = next === undefined ? refusal : { ok: true, value: next };
      expect(operationTransition(state, event)).toEqual(expected);
    },
  );

  it('executes only what was proven since the last change, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (happened) => {
        const path: OperationState[] = ['planning'];
        for (const event of happened) {
          const result = operationTransition(path.at(-1) ?? 'planning', event);
          if (result.ok) path.push(result.value);
        }
        const broken = path.filter((state, index) => {
          const needed = onlyAfter.get(state);
          return needed !== undefined && path[index - 1] !== needed;
        });
        expect(broken).toEqual([]);
      }),
    );
  });

  it('refuses what is no state or event', () => {
    for (const [state, event] of [
      ['constructor', 'prove'],
      ['planning', 'toString'],
    ] as const) {
      // A value from outside the types, as a stored row could hold it.
      expect(Reflect.apply(operationTransition, undefined, [state, event])).toEqual({
        ok: false,
        error: 'This is not a step an operation can take.',
      });
    }
  });
});
