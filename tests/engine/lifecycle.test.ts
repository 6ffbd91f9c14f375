import { randomUUID } from 'node:crypto';
import { operationLifecycle, operationStates, type OperationState } from '@saywright/domain/operations';
import { fail, ok } from '@saywright/domain/result';
import type { OperationView } from '@saywright/engine/protocol';
import { PostgrestClient } from '@supabase/postgrest-js';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationPipeline, type OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import type { ProvenPlan, ServiceDriver } from '../../packages/engine/src/operations/serviceDriver.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import { memoryStore } from '../../packages/engine/src/sandbox/memoryStore.ts';
import { backendStore, type Store } from '../../packages/engine/src/store/store.ts';
import { accounts, type Accounts } from '../support/accounts.ts';
import { operationOf } from '../support/carryOut.ts';
import { plan, proof } from './branchPlan.ts';
import { owner } from './support.ts';

describe('the database of the studio', () => {
  let people: Accounts;
  let rest: PostgrestClient;
  let row: Readonly<Record<string, unknown>>;

  beforeAll(async () => {
    people = await accounts();
    const { backend } = people;
    rest = new PostgrestClient(`${backend.url}/rest/v1`, {
      headers: { apikey: backend.secretKey },
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    });
    const person = (await people.signUp()).user.id;
    const { id } = await backendStore(backend).projectOf(person);
    const common = { instruction: 'x', service: 'database', type: 'schema', risk: 'low', sql_hash: '0' };
    row = { ...common, project_id: id, owner: person, plan: {} };
  });
  afterAll(() => people.close());

  async function inserted(state: string): Promise<string | undefined> {
    const id = randomUUID();
    const { error } = await rest.from('operations').insert({ ...row, id, state });
    return error ? undefined : id;
  }

  async function isMoved(from: OperationState, to: OperationState): Promise<boolean> {
    const { error } = await rest
      .from('operations')
      .update({ state: to })
      .eq('id', (await inserted(from)) ?? '');
    return error === null;
  }

  test('knows the states of the lifecycle and no other', async () => {
    const known: string[] = [];
    for (const state of [...operationStates, 'stale', 'planning', ''])
      if ((await inserted(state)) !== undefined) known.push(state);
    expect(known).toEqual(operationStates);
  });

  test('lets an operation make exactly the moves of the lifecycle', async () => {
    for (const from of operationStates) {
      const legal = new Set([from, ...Object.values(operationLifecycle[from].on).map(({ to }) => to)]);
      const allowed: OperationState[] = [];
      for (const to of operationStates) if (await isMoved(from, to)) allowed.push(to);
      expect({ from, to: new Set(allowed) }).toEqual({ from, to: legal });
    }
  });

  test('is asked for no illegal move by the store', async () => {
    const id = (await inserted('executed')) ?? '';
    const store = backendStore(people.backend);
    await expect(store.move({ id, state: 'executed' }, 'execute')).rejects.toThrow(
      "This change was already executed, so it can't be executed now.",
    );
    expect(await store.move({ id, state: 'proven' }, 'execute')).toBeUndefined();
  });
});

type Ending = 'done' | 'refused' | 'changed' | 'same' | 'lost' | 'unknown' | 'unstored';

/** A pipeline whose service ends each execution with a given outcome; what was done survives a crash. */
function line(endings: Ending[]): {
  readonly pipeline: OperationPipeline;
  readonly store: Store;
  writes: () => number;
} {
  const project = { id: randomIds(), owner, name: 'shop' };
  const memory = memoryStore(project, systemClock);
  let writes = 0;
  const store: Store = {
    ...memory,
    move: async (...move) => {
      writes += 1;
      // The crash comes after what is to be undone was claimed, before the undo itself is.
      if (move[1] === 'execute' && endings[0] === 'unstored') {
        endings.shift();
        throw new Error('The database of the studio ended.');
      }
      return memory.move(...move);
    },
  };
  const done = new Set<string>();
  const proven = (): ProvenPlan => ({ id: randomIds(), plan, proof, risk: 'low', instruction: 'x' });
  let ending: Ending = 'done';
  const station: ServiceDriver = {
    plan: async () => ({ kind: 'proven', proven: proven(), next: [], details: {} }),
    proveAgain: async () => {
      if (ending === 'refused') return fail('It cannot be done any more.');
      return ok(ending === 'same' ? { ...proof, recheck: 'Checked again.' } : proof);
    },
    async execute(_, { id }) {
      ending = endings.shift() ?? 'done';
      if (ending === 'lost') throw new Error('The worker ended.');
      if (ending === 'changed' || ending === 'same') return fail({ kind: 'changed' });
      if (ending === 'refused') return fail({ kind: 'refused', message: 'No.' });
      done.add(id);
      if (ending === 'unknown') throw new Error('The worker ended after the work.');
      return ok(null);
    },
    async readOutcome(_, { id }) {
      if (endings[0] === 'lost') throw new Error('The worker does not start.');
      return done.has(id)
        ? { appliedAt: proof.provenAt, text: 'Done.', effect: { kind: 'branch-created' }, effects: {} }
        : undefined;
    },
    planUndo: async () => ok(proven()),
    declined: async () => {},
  };
  const made = operationPipeline({
    store,
    openProject: () => Promise.reject(new Error('No database is needed.')),
    clock: systemClock,
    ids: randomIds,
    hash: sha256,
    drivers: { 'code-hosting': station },
  });
  return { pipeline: made, store, writes: () => writes };
}

async function planned(on: OperationPipeline): Promise<OperationView> {
  const answer = await on.plan(owner, 'Create a branch called idea', 'code-hosting');
  return operationOf(answer);
}

async function statesOf(on: OperationPipeline): Promise<readonly OperationState[]> {
  return (await on.list(owner)).map(({ state }) => state);
}

describe('the operation pipeline', () => {
  test('makes only legal moves, and recovery leaves nothing in the middle, whatever happens', async () => {
    const ending = fc.constantFrom<Ending>(
      'done',
      'refused',
      'changed',
      'same',
      'lost',
      'unknown',
      'unstored',
    );
    const act = fc.constantFrom('plan', 'execute', 'both', 'decline', 'undo', 'recover');
    await fc.assert(
      fc.asyncProperty(
        fc.array(ending, { maxLength: 12 }),
        fc.array(fc.tuple(act, fc.nat()), { maxLength: 25 }),
        async (endings, acts) => {
          const { pipeline: on, store } = line(endings);
          await planned(on);
          const ignored = (error: unknown): void => {
            if (String(error).includes('IllegalMoveError')) throw error;
          };
          for (const [what, at] of acts) {
            const known = await on.list(owner);
            const id = known[at % known.length]?.id ?? '';
            if (what === 'plan') await planned(on);
            if (what === 'execute') await on.execute(owner, id, true).catch(ignored);
            if (what === 'both')
              await Promise.all([
                on.execute(owner, id, true).catch(ignored),
                on.execute(owner, id, true).catch(ignored),
              ]);
            if (what === 'decline') await on.decline(owner, id).catch(ignored);
            if (what === 'undo') await on.undo(owner, id).catch(ignored);
            if (what === 'recover') await on.recover().catch(ignored);
          }
          endings.length = 0;
          await on.recover();
          expect(await store.unfinished()).toEqual([]);
          const all = await on.list(owner);
          const undone = new Set(all.flatMap((one) => (one.executed ? [one.undoOf] : [])));
          const wrong = all.filter(({ id, state }) => undone.has(id) !== (state === 'undone'));
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('lists without writing; interrupted operations are reconciled in a separate step', async () => {
    const { pipeline: on, writes } = line(['unknown', 'lost']);
    const { id } = await planned(on);
    // The service dies after the work, and again when it is asked what it did.
    await expect(on.execute(owner, id, true)).rejects.toThrow('The worker ended after the work.');
    const before = writes();
    expect(await statesOf(on)).toEqual(['executing']);
    expect(writes()).toBe(before);
  });

  test('reconciles what was done before a failure as soon as the service answers again', async () => {
    const endings: Ending[] = ['unknown', 'lost'];
    const { pipeline: on } = line(endings);
    const { id } = await planned(on);
    await expect(on.execute(owner, id, true)).rejects.toThrow('The worker ended');
    await expect(on.recoverOf(owner)).rejects.toThrow('Operations were left in the middle.');
    endings.length = 0;
    await on.recoverOf(owner);
    expect(await statesOf(on)).toEqual(['executed']);
  });

  test('undoes a change once, also when two undos of it are carried out at the same time', async () => {
    const { pipeline: on } = line([]);
    const { id } = await planned(on);
    await on.execute(owner, id, true);
    const [one, other] = [await on.undo(owner, id), await on.undo(owner, id)];
    const results = await Promise.allSettled([
      on.execute(owner, one.id, true),
      on.execute(owner, other.id, true),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', operation: { state: 'proven' } },
    });
    expect((await statesOf(on)).toSorted()).toEqual(['executed', 'proven', 'undone']);
  });

  test('frees a change whose undo was cut off before it began', async () => {
    const endings: Ending[] = [];
    const { pipeline: on } = line(endings);
    const { id } = await planned(on);
    await on.execute(owner, id, true);
    const way = await on.undo(owner, id);
    endings.push('unstored');
    await expect(on.execute(owner, way.id, true)).rejects.toThrow('The database of the studio ended');
    expect(await statesOf(on)).toEqual(['executed', 'proven']);
    await on.execute(owner, way.id, true);
    expect(await statesOf(on)).toEqual(['undone', 'executed']);
  });

  test('leaves a change in place whose undo was refused', async () => {
    const { pipeline: on } = line(['done', 'refused']);
    const { id } = await planned(on);
    await on.execute(owner, id, true);
    const way = await on.undo(owner, id);
    await expect(on.execute(owner, way.id, true)).rejects.toThrow('No.');
    expect(await statesOf(on)).toEqual(['executed', 'failed']);
  });
});
