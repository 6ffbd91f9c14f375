import { studioTables } from '../support/studioTables.ts';
import {
  commands,
  accessCommands,
  modelCommands,
  operationSchema,
  paymentCommands,
  dataCommands,
  projectApiCommands,
  projectsCommands,
  plannedOperation,
} from '@saywright/engine/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fromSchema } from '../support/fromSchema.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

/** Occurs in everything that is Ada's, and nowhere else. */
const mark = 'zqxada';
const password = 'correct horse 1';
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

interface Person {
  readonly id: string;
  readonly token: string;
}

let studio: StudioEngine;
let ada: Person;
let eve: Person;
/** Ada's ids, by the name that commands give them. */
let ids: Readonly<Record<string, readonly string[]>>;

async function signUp(email: string): Promise<Person> {
  const data = { first_name: email.split('@')[0] };
  const answer = await studio.ask('/auth/v1/signup', { body: { email, password, data } });
  const { access_token: token, user } = sessionSchema.parse(await answer.json());
  return { id: user.id, token };
}

/** The text of the answer to a command, as a person or as nobody. */
async function send(token: string | undefined, command: string, payload: unknown): Promise<string> {
  const answer = await studio.ask('/bridge/v1/commands', { body: { command, payload }, token });
  return answer.text();
}

async function asAda(command: string, payload: object): Promise<unknown> {
  const answer = z
    .object({ result: z.unknown() })
    .safeParse(JSON.parse(await send(ada.token, command, payload)));
  if (!answer.success) throw new Error(`${command} was refused`);
  return answer.data.result;
}

async function planned(instruction: string, conversationId?: string): Promise<string> {
  const answer = await asAda('plan_instruction', { instruction, ...(conversationId && { conversationId }) });
  const operation = plannedOperation(commands.planInstruction.answer.parse(answer));
  if (!operation) throw new Error(instruction);
  return operation.id;
}

async function execute(operationId: string): Promise<void> {
  const done = await asAda('execute_operation', { operationId, confirmed: true });
  expect(operationSchema.parse(done).state).toBe('executed');
}

/** Everything that Ada has. */
async function belongings(): Promise<unknown> {
  const { madeAt: _madeAt, ...kept } = commands.exportAccount.answer.parse(await asAda('export_account', {}));
  return [kept, await asAda('list_operations', {}), await asAda('get_site_status', {})];
}

beforeAll(async () => {
  studio = await studioEngine();
  ada = await signUp(`${mark}@example.org`);
  eve = await signUp('eve@example.org');
  const conversationId = `${mark}-conversation`;
  const table = await planned(`Create a table called ${mark}s with a title`, conversationId);
  await execute(table);
  const publication = await planned('Publish my site');
  await execute(publication);
  const waiting = await planned(`Delete all ${mark}s`);
  const list = z.array(z.object({ id: z.string() }));
  const project = z.object({ id: z.string() }).parse(await asAda('get_project', {}));
  ids = {
    operationId: [table, publication, waiting],
    conversationId: [conversationId],
    id: list.parse(await asAda('list_operations', {})).map(({ id }) => id),
    projectId: [project.id],
    orderId: [crypto.randomUUID()],
    table: [`${mark}s`],
    owner: [ada.id],
  };
}, 60_000);
afterAll(() => studio.close());

/** A copy of a payload in which every id is one of Ada's. */
function aimed(payload: unknown, at: number): unknown {
  if (Array.isArray(payload)) return payload.map((item) => aimed(item, at));
  const fields = z.record(z.string(), z.unknown()).safeParse(payload);
  if (!fields.success) return payload;
  return Object.fromEntries(
    Object.entries(fields.data).map(([name, value]) => {
      const of = ids[name] ?? [];
      return [name, of.length > 0 ? of[at % of.length] : aimed(value, at)];
    }),
  );
}

const all = Object.values({
  ...commands,
  ...modelCommands,
  ...paymentCommands,
  ...projectApiCommands,
  ...projectsCommands,
  ...dataCommands,
  ...accessCommands,
});

test(`none of ${all.length} commands shows or changes what is another account's, whatever ids it gets`, async () => {
  const before = await belongings();
  const shown: string[] = [];
  for (const { name, payload } of all)
    for (const [at, content] of fc.sample(fromSchema(payload), 9).entries())
      for (const token of [eve.token, undefined]) {
        const answer = await send(token, name, aimed(content, at));
        // A name that was sent may be repeated; what it refers to may not be shown.
        const rest = answer.replaceAll(`${mark}s`, '').replaceAll(`${mark}-conversation`, '');
        if (rest.includes(mark) || answer.includes(ada.id) || answer.includes(ids.projectId?.[0] ?? '-'))
          shown.push(`${name}: ${answer.slice(0, 200)}`);
      }
  expect(shown).toEqual([]);
  expect(await belongings()).toEqual(before);
}, 120_000);

test('no table of the studio shows, changes, removes or takes rows of another account', async () => {
  const before = await belongings();
  const shown: string[] = [];
  for (const table of studioTables)
    for (const key of ['owner', 'id'])
      for (const token of [eve.token, undefined])
        for (const [method, body] of [
          ['GET', undefined],
          ['PATCH', { owner: eve.id }],
          ['PATCH', { first_name: 'Eve', name: 'Eve', title: 'Eve', state: 'declined' }],
          ['DELETE', undefined],
          ['POST', { id: ada.id, owner: ada.id, first_name: 'Eve', name: 'Eve', content: {} }],
        ] as const) {
          const filter = method === 'POST' ? '' : `?${key}=eq.${ada.id}`;
          const answer = await studio.ask(`/rest/v1/${table}${filter}`, {
            method,
            ...(body && { body }),
            token,
            headers: { prefer: 'return=representation' },
          });
          const text = await answer.text();
          const isRow = answer.ok && text !== '' && text !== '[]';
          if (isRow || text.includes(mark)) shown.push(`${method} ${table} ${text.slice(0, 200)}`);
        }
  expect(shown).toEqual([]);
  expect(await belongings()).toEqual(before);
});
