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
  /** How often its execution was asked for. */
  readonly tries: number;
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

/** Executes a plan; tries again where no answer came, until it is done. */
async function execute(client: ApiClient, id: string, noticed: () => void): Promise<Change> {
  let tries = 0;
  await patiently(() => {
    tries += 1;
    const sent = client.send(commands.execute, { operationId: id, confirmed: true });
    if (tries === 1) noticed();
    return sent;
  }).catch((error: unknown) => {
    // Done before, as the state below shows.
    if (tries === 1 || !(error instanceof Error && 'status' in error && error.status === 409)) throw error;
  });
  return { id, tries };
}

/** Plans and executes changes one after the other. */
async function work(client: ApiClient, noticed: () => void): Promise<Change[]> {
  const done: Change[] = [];
  for (let index = 0; index < changesEach; index += 1) {
    const { id } = await patiently(() => client.plan(`insert into notes (n) values (${index});`));
    done.push(await execute(client, id, noticed));
  }
  return done;
}

test(
  `${people * changesEach} changes of ${people} people are each there once, although ${kills} times the engine at work is killed`,
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
    for (const [index, client] of clients.entries()) {
      const states = new Map(
        (await client.send(commands.listOperations, {})).map(({ id, state }) => [id, state]),
      );
      for (const { id } of changes[index] ?? []) {
        expect(states.get(id)).toBe('executed');
        expect(await client.journal(id)).toEqual(['executed']);
      }
      const { tables } = await client.send(commands.getProject, {});
      expect(tables.find(({ name }) => name === 'notes')?.rows).toBe(changesEach);
    }
    const interrupted = changes.flat().filter(({ tries }) => tries > 1).length;
    expect(interrupted).toBeGreaterThan(0);
    const [median] = gaps.toSorted((one, other) => one - other).slice(gaps.length / 2);
    console.log(
      `${interrupted} executions were interrupted; taken over after ${median} ms (median), ${Math.max(...gaps)} ms at most`,
    );
  },
);
