import { plannedOperation, type PlanAnswer } from '@saywright/engine/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import { operationPipeline, type OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import {
  talk,
  type ReadRequest,
  type ServiceDriver,
} from '../../packages/engine/src/operations/serviceDriver.ts';
import type { ProjectDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import type { Reader } from '../../packages/engine/src/ports/reader.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import { modelReader } from '../../packages/engine/src/reader/model.ts';
import { memoryStore } from '../../packages/engine/src/sandbox/memoryStore.ts';
import { fakeModel, refuseWith, say, type FakeModel } from './modelServer.ts';
import { plan, proof } from './branchPlan.ts';
import { freshDatabase, owner } from './support.ts';

let server: FakeModel;
let answer: string;
let requests: ReadRequest[];
let database: ProjectDatabase;
let isOn: boolean;

beforeEach(async () => {
  const { session, close } = await freshDatabase();
  database = { ...databaseHandlers(session), close };
  server = await fakeModel((_request, response) =>
    answer === 'busy' ? refuseWith(response, 402) : say(response, answer),
  );
  requests = [];
  isOn = true;
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const never = async (): Promise<never> => {
  throw new Error('This is not part of the test.');
};

/** A pipeline with the real database, and code whose driver can plan a part of a reading. */
function studio(): OperationPipeline {
  const code: ServiceDriver = {
    plan: async () => talk({ kind: 'question', text: 'Not understood.', choices: [], isUnread: true }),
    planPart: async (_project, _part, request) => {
      requests.push(request);
      const { by, words, instruction } = request;
      const read = { ...plan, reading: { by, words } };
      const proven = { id: randomIds(), plan: read, proof, risk: 'low', instruction } as const;
      return { kind: 'proven', proven, next: [], details: {} };
    },
    proveAgain: never,
    execute: never,
    readOutcome: never,
    planUndo: never,
    declined: never,
  };
  const connection = { provider: 'openai-compatible', baseUrl: server.url, model: 'small-model' } as const;
  const reader: Reader = modelReader({
    ...connection,
    temperature: 0,
    maxTokens: 256,
    prices: { input: 0, output: 0 },
  });
  return operationPipeline({
    store: memoryStore({ id: randomIds(), owner, name: 'shop' }, systemClock),
    openProject: async () => database,
    clock: systemClock,
    ids: randomIds,
    hash: sha256,
    models: {
      readerOf: async () => (isOn ? reader : undefined),
      contextOf: async () => ({ lexicon: await database.lexicon(), today: '2026-11-23', offset: '+00:00' }),
    },
    drivers: { 'code-hosting': code },
  });
}

const branch = { do: 'create-branch', name: 'idea', switchTo: true };
const part = { service: 'code-hosting', changes: [branch] };
const reading = (more: object = {}): string =>
  JSON.stringify({
    reading: { kind: 'parts', parts: [part], words: [{ said: 'side', read: 'a branch' }], ...more },
  });
const unclear = 'fizzle the wibble sideways';

function texts({ outcome, warnings }: PlanAnswer): string {
  return JSON.stringify([outcome, warnings]);
}

test('what the rules cannot read is read by the model, and the operation says so', async () => {
  answer = reading();
  const planned = await studio().planAny({ owner, instruction: unclear });
  const operation = plannedOperation(planned);
  expect(operation).toMatchObject({
    state: 'proven',
    service: 'code-hosting',
    instruction: unclear,
    reading: { by: 'small-model', words: [{ said: 'side', read: 'a branch' }] },
  });
  expect(requests).toEqual([
    { instruction: unclear, by: 'small-model', words: [{ said: 'side', read: 'a branch' }] },
  ]);
});

test('what the rules read is not sent to the model', async () => {
  answer = reading();
  const planned = await studio().plan(owner, 'Create a customers table with a name');
  expect(plannedOperation(planned)).toMatchObject({ service: 'database' });
  expect(plannedOperation(planned)?.reading).toBeUndefined();
  expect(server.requests).toEqual([]);
});

test('the model can be asked at once', async () => {
  answer = reading();
  const instruction = 'Create a customers table with a name';
  const planned = await studio().planAny({ owner, instruction, reader: 'model' });
  expect(plannedOperation(planned)).toMatchObject({ reading: { by: 'small-model' } });
});

test('without a connected model the rules answer as before, and asking the model says where to connect one', async () => {
  isOn = false;
  const pipeline = studio();
  const planned = await pipeline.planAny({ owner, instruction: unclear });
  expect(planned).toMatchObject({ outcome: { kind: 'question', isUnread: true }, warnings: [] });
  const asked = await pipeline.plan(owner, unclear, 'database', undefined, { reader: 'model' });
  expect(texts(asked)).toContain('No language model is connected.');
});

test('where the model fails, the rules’ answer stays, with a warning', async () => {
  answer = 'busy';
  const planned = await studio().planAny({ owner, instruction: unclear });
  expect(planned.outcome).toMatchObject({ kind: 'question', isUnread: true });
  expect(planned.warnings).toEqual([expect.stringContaining('its limit is reached')]);
});

test('where the model does not answer, the answer says so', async () => {
  await server.close();
  const planned = await studio().planAny({ owner, instruction: unclear });
  expect(planned.outcome).toMatchObject({
    kind: 'question',
    text: expect.stringMatching(/ small-model did not answer\.$/u),
  });
});

test('a change that would ignore a word is asked about, not planned', async () => {
  answer = reading({ unused: ['sideways'] });
  const planned = await studio().planAny({ owner, instruction: unclear });
  expect(planned.outcome).toMatchObject({ kind: 'question', text: expect.stringContaining('“sideways”') });
  expect(requests).toEqual([]);
});

test('a documented command plans only its own service', async () => {
  answer = reading();
  const planned = await studio().plan(owner, unclear, 'database');
  expect(planned.operation).toBeUndefined();
  expect(requests).toEqual([]);
});

test.each([
  [
    { kind: 'question', text: 'Which side?', choices: [{ label: 'Left', instruction: 'Go left' }] },
    'Which side?',
  ],
  [{ kind: 'refusal', reason: 'That would publish addresses.', suggestions: [] }, 'publish addresses'],
  [{ kind: 'talk', text: 'You are welcome.' }, 'You are welcome.'],
])('a reading that is no plan is answered: %o', async (given, shown) => {
  answer = JSON.stringify({ reading: given });
  const planned = await studio().planAny({ owner, instruction: unclear });
  expect(texts(planned)).toContain(shown);
  expect(planned.operation).toBeUndefined();
});

test('a part of a service that cannot plan it yet leaves the rules’ answer', async () => {
  answer = reading({ parts: [{ service: 'deployment', changes: [{ do: 'publish' }] }] });
  const planned = await studio().planAny({ owner, instruction: unclear });
  expect(planned.outcome).toMatchObject({ kind: 'question', isUnread: true });
});
