import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type ApiClient } from '../support/api.ts';
import { freePort } from '../support/freePort.ts';
import { serverOf } from '../support/givenServer.ts';
import { roundRobin, type RoundRobin } from '../support/roundRobin.ts';
import { startServer, type TestServer } from '../support/server.ts';

const people = Number.parseInt(process.env['SAYWRIGHT_PEOPLE'] ?? '4', 10);
const changesEach = Number.parseInt(process.env['SAYWRIGHT_CHANGES'] ?? '4', 10);
const kills = Number.parseInt(process.env['SAYWRIGHT_KILLS'] ?? '2', 10);

interface Engine {
  readonly url: string;
  /** Resolves once it is at work. */
  working: Promise<TestServer>;
}

let directory: string;
let proxy: RoundRobin;
let engines: Engine[];
let going = true;
/** Milliseconds from each kill until the other engine was at work. */
const gaps: number[] = [];

async function engine(): Promise<Engine> {
  const port = await freePort();
  return { url: `http://localhost:${port}`, working: start(port) };
}

const start = (port: number): Promise<TestServer> =>
  startServer(directory, {
    PORT: String(port),
    SAYWRIGHT_DATABASE_URL: serverOf(18).url,
    SAYWRIGHT_STANDBY: 'on',
    SITE_ORIGIN: proxy.url,
  });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-standby-'));
  proxy = await roundRobin();
  engines = [await engine(), await engine()];
  proxy.targets = engines.map(({ url }) => url);
});
afterAll(async () => {
  going = false;
  for (let left = engines; left.length > 0;) {
    const [first, ended] = await Promise.race(left.map(async (one) => [one, await one.working] as const));
    await ended.stop();
    left = left.filter((one) => one !== first);
  }
  await proxy.close();
  await rm(directory, { recursive: true, force: true });
});

/** Kills the engine that is at work, and starts it again, which lets it wait. */
async function killOne(): Promise<void> {
  const [victim, working] = await Promise.race(engines.map(async (one) => [one, await one.working] as const));
  const killed = performance.now();
  await working.kill();
  const other = engines.find((one) => one !== victim);
  await other?.working;
  gaps.push(Math.round(performance.now() - killed));
  victim.working = start(Number(new URL(victim.url).port));
}

interface Change {
  readonly id: string;
  readonly isAcknowledged: boolean;
}

/** Whether a request failed because a server ended, so that a person tries it again. */
function isInterrupted(error: unknown): boolean {
  // What fetch throws when a connection ends, in the middle of an answer too.
  if (error instanceof TypeError) return true;
  return error instanceof Error && 'status' in error && [502, 503].includes(Number(error.status));
}

async function patiently<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!going || !isInterrupted(error)) throw error;
    }
}

/** Plans and executes changes one after the other; an execution whose answer never came is not repeated. */
async function work(client: ApiClient, noticed: () => void): Promise<Change[]> {
  const done: Change[] = [];
  for (let index = 0; index < changesEach; index += 1) {
    const { id } = await patiently(() => client.plan(`insert into notes (n) values (${index});`));
    const sent = client.send(commands.execute, { operationId: id, confirmed: true });
    noticed();
    const isAcknowledged = await sent.then(
      ({ state }) => state === 'executed',
      () => false,
    );
    done.push({ id, isAcknowledged });
  }
  return done;
}

test(
  `${people * changesEach} changes of ${people} people are there once or not at all, although ${kills} times the engine at work is killed`,
  { timeout: 240_000 + kills * 60_000 },
  async () => {
    await Promise.race(engines.map((one) => one.working));
    const clients = await Promise.all(
      Array.from({ length: people }, (_, index) => signIn(proxy.url, `person${index}@example.org`)),
    );
    await Promise.all(
      clients.map(async (client) => {
        const sql =
          'create table notes (id bigint generated always as identity primary key, n int not null);';
        const { id } = await client.plan(sql);
        await client.send(commands.execute, { operationId: id, confirmed: true });
      }),
    );
    let executes = 0;
    let killing = Promise.resolve();
    const every = Math.max(1, Math.floor((people * changesEach) / (kills + 1)));
    const changes = await Promise.all(
      clients.map((client) =>
        work(client, () => {
          executes += 1;
          if (executes % every === 0 && executes / every <= kills) killing = killing.then(killOne);
        }),
      ),
    );
    await killing;
    await Promise.race(engines.map((one) => one.working));
    const outcomes: Record<string, number> = {};
    for (const [index, client] of clients.entries()) {
      const operations = await patiently(() => client.send(commands.listOperations, {}));
      const states = new Map(operations.map(({ id, state }) => [id, state]));
      const mine = changes[index] ?? [];
      for (const { id, isAcknowledged } of mine) {
        const state = states.get(id) ?? 'missing';
        expect(isAcknowledged ? ['executed'] : ['executed', 'proven']).toContain(state);
        expect(await patiently(() => client.journal(id))).toEqual(state === 'executed' ? ['executed'] : []);
        const outcome = `${state}, ${isAcknowledged ? '' : 'not '}acknowledged`;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
      const { tables } = await client.send(commands.getProject, {});
      const executed = mine.filter(({ id }) => states.get(id) === 'executed').length;
      expect(tables.find(({ name }) => name === 'notes')?.rows).toBe(executed);
    }
    const [median] = gaps.toSorted((one, other) => one - other).slice(gaps.length / 2);
    console.log(
      `Ended as: ${JSON.stringify(outcomes)}; taken over after ${median} ms (median), ${Math.max(...gaps)} ms at most`,
    );
    expect(outcomes['executed, acknowledged']).toBeGreaterThan(0);
  },
);
