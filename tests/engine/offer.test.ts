import { emptyContext } from '@saywright/domain/discourse';
import { plannedOperation } from '@saywright/engine/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseHandlers } from '../../packages/engine/src/database/handlers.ts';
import { operationPipeline, type OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import { rulesReader } from '../../packages/engine/src/operations/rulesReader.ts';
import type { InstructionReader } from '../../packages/engine/src/operations/readers.ts';
import type { ProjectDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import { randomIds, sha256, systemClock } from '../../packages/engine/src/ports/system.ts';
import { memoryStore } from '../../packages/engine/src/sandbox/memoryStore.ts';
import { freshDatabase, owner } from './support.ts';

let database: ProjectDatabase;
let pipeline: OperationPipeline;
let pipelineWith: (...readers: InstructionReader[]) => OperationPipeline;

beforeEach(async () => {
  const { session, close } = await freshDatabase();
  database = { ...databaseHandlers(session), close };
  const contextOf = async (): Promise<{
    readonly lexicon: Awaited<ReturnType<ProjectDatabase['lexicon']>>;
    readonly today: string;
    readonly offset: string;
  }> => ({ lexicon: await database.lexicon(), today: '2026-11-23', offset: '+00:00' });
  const store = memoryStore({ id: randomIds(), owner, name: 'shop' }, systemClock);
  pipelineWith = (...readers) =>
    operationPipeline({
      store,
      openProject: async () => database,
      clock: systemClock,
      ids: randomIds,
      hash: sha256,
      readers,
    });
  pipeline = pipelineWith(rulesReader(contextOf));
  const table = plannedOperation(
    await pipeline.plan(owner, 'Create an events table with title, venue and seats'),
  );
  if (!table) throw new Error('The table was not planned.');
  await pipeline.execute(owner, table.id, false);
});
afterEach(() => database.close());

const instruction = 'events need a price, 0 if its free';

test('what the rules make of an instruction is offered, and planned once it is confirmed', async () => {
  const offer = await pipeline.planAny({ owner, instruction });
  expect(offer.outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('Nothing was run.'),
  });
  expect(await pipeline.list(owner)).toHaveLength(1);
  if (offer.outcome.kind !== 'question') throw new Error('It was not offered.');
  expect(offer.outcome.choices).toEqual([expect.objectContaining({ instruction })]);
  const { text, choices } = offer.outcome;
  const conversation = { ...emptyContext, question: { text, choices: [...choices] } };
  const answer = await pipeline.planAny({ owner, instruction, conversation });
  const planned = plannedOperation(answer);
  expect(planned).toMatchObject({ state: 'proven', service: 'database' });
  expect(planned?.sql).toContain('price');
});

test('rows that belong to nobody can belong to who adds them, after a press', async () => {
  const said = 'everybody can see only their own events';
  const offer = await pipeline.planAny({ owner, instruction: said });
  if (offer.outcome.kind !== 'question') throw new Error('It was not asked.');
  const { text, choices } = offer.outcome;
  const choice = 'People can see only the events that they add';
  expect(choices).toContainEqual(expect.objectContaining({ instruction: choice }));
  const conversation = { ...emptyContext, question: { text, choices: [...choices] } };
  const planned = plannedOperation(await pipeline.planAny({ owner, instruction: choice, conversation }));
  expect(planned).toMatchObject({ state: 'proven', service: 'database' });
  expect(planned?.sql).toMatch(/alter column "?user_id"? set default auth\.uid\(\)/iu);
});

test('a documented command does not offer what only a conversation can confirm', async () => {
  const answer = await pipeline.plan(owner, instruction);
  expect(JSON.stringify(answer.outcome)).not.toContain('Is this what you mean?');
});

test('a documented question offers what the rules read as well, which is then read as it was offered', async () => {
  const unclear = 'Who attends what is fine but events need two more boxes: email, and website';
  const read = 'Add email and website to events';
  const rules: InstructionReader = {
    kind: 'rules',
    read: async (request) => ({
      reading:
        request.instruction === read
          ? {
              kind: 'parts',
              parts: [
                {
                  service: 'database',
                  changes: [
                    { do: 'add-columns', table: 'events', columns: [{ name: 'email', type: 'email' }] },
                  ],
                },
              ],
              words: [],
            }
          : { kind: 'question', text: 'Which one?', choices: [{ label: read, instruction: read }] },
    }),
  };
  const asking = pipelineWith(rules);
  const offer = await asking.planAny({ owner, instruction: unclear });
  if (offer.outcome.kind !== 'question') throw new Error('It was not asked about.');
  const { text, choices } = offer.outcome;
  expect(text).toMatch(/^Which events do you mean .* Or is one of these what you mean\?$/u);
  expect(choices[0]).toMatchObject({ instruction: read, reader: 'rules' });
  expect(choices.slice(1).map(({ reader }) => reader)).toContain(undefined);
  const conversation = { ...emptyContext, question: { text, choices: [...choices] } };
  const answer = await asking.planAny({ owner, instruction: read, conversation });
  expect(plannedOperation(answer)?.sql).not.toContain('website');
});

test('what the rules are sure of about rows comes before the documented rules, which leave words out', async () => {
  const where = {
    kind: 'compare',
    left: { kind: 'column', name: 'venue' },
    operator: '=',
    right: { kind: 'value', value: 'Barn' },
  } as const;
  const value = { kind: 'aggregate', name: 'sum', of: { kind: 'column', name: 'seats' } } as const;
  const read = 'Sum of seats of barn events';
  const sure = pipelineWith({
    kind: 'rules',
    read: async () => ({
      reading: {
        kind: 'parts',
        parts: [
          {
            service: 'database',
            question: { from: 'events', columns: [{ value, as: 'seats' }], where },
            caption: read,
          },
        ],
        words: [],
      },
    }),
  });
  // The documented rules read it too, of every event.
  const documented = await pipelineWith().planAny({ owner, instruction: 'Sum of seats of events' });
  expect(documented.outcome).toMatchObject({ kind: 'answer' });
  const answer = await sure.planAny({ owner, instruction: 'Sum of seats of events' });
  expect(JSON.stringify(answer.outcome)).toContain("'Barn'");
});

test('a list that is described without a verb is offered, and a request for a column is planned at once', async () => {
  const offer = await pipeline.planAny({ owner, instruction: 'Guestbook. Name, message, date written.' });
  expect(offer.outcome).toMatchObject({
    kind: 'question',
    choices: expect.arrayContaining([
      expect.objectContaining({ label: expect.stringContaining('guestbook') }),
    ]),
  });
  const planned = plannedOperation(
    await pipeline.planAny({ owner, instruction: 'add a column called email to events' }),
  );
  expect(planned?.title).toBe('Add email to events');
});
