import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '@saywright/engine/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type ApiClient } from '../support/api.ts';
import { startServer, type TestServer } from '../support/server.ts';

const crashes = Number.parseInt(process.env.SAYWRIGHT_CRASHES ?? '5', 10);
const { seed = 0 } = fc.readConfigureGlobal();

/**
 * When executions are cut off, as shares of the time that one takes here, from its start until just after its end: one
 * moment in each slice, by chance that the seed decides.
 */
const moments = fc
  .sample(fc.integer({ min: 0, max: 999 }), { numRuns: crashes, seed })
  .map((chance, round) => ((round + chance / 1000) / crashes) * 1.25);

let directory: string;
let server: TestServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-crash-'));
  server = await startServer(directory);
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

function script(table: string): string {
  return `create table ${table} (n int primary key, note text not null); insert into ${table} select n, 'row ' || n from generate_series(1, 4000) n;`;
}

async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Milliseconds that an execution takes on this machine when nothing cuts it off. */
async function usualTime(): Promise<number> {
  const client = await signIn(server.url, 'crash@example.org');
  const { id } = await client.plan(script('whole'));
  const started = performance.now();
  await client.send(commands.execute, { operationId: id, confirmed: true });
  return performance.now() - started;
}

/** Executes a plan and kills the process after some milliseconds; returns what exists after the next start. */
async function crashDuring(
  round: number,
  delay: number,
): Promise<{ state: string; rows: number | undefined; journal: string[] }> {
  const table = `t_${round}`;
  let client: ApiClient = await signIn(server.url, 'crash@example.org');
  const { id } = await client.plan(script(table));
  // The answer may never come; what counts is what is there afterwards.
  const answer = client.send(commands.execute, { operationId: id, confirmed: true }).catch(() => undefined);
  await wait(delay);
  await server.kill();
  await answer;
  server = await startServer(directory);
  client = await signIn(server.url, 'crash@example.org');
  const operations = await client.send(commands.listOperations, {});
  const project = await client.send(commands.getProject, {});
  return {
    state: operations.find((operation) => operation.id === id)?.state ?? 'missing',
    rows: project.tables.find((candidate) => candidate.name === table)?.rows,
    journal: await client.journal(id),
  };
}

test(
  `an execution that is cut off at one of ${crashes} moments (seed ${seed}) is either fully there and journalled or not at all`,
  { timeout: 60_000 + crashes * 30_000 },
  async () => {
    const usual = await usualTime();
    const outcomes: Record<string, number> = {};
    for (const [round, moment] of moments.entries()) {
      const { state, rows, journal } = await crashDuring(round, moment * usual);
      outcomes[state] = (outcomes[state] ?? 0) + 1;
      const expected =
        state === 'executed' ? { rows: 4000, journal: ['executed'] } : { rows: undefined, journal: [] };
      expect({ round, moment, state, rows, journal }).toEqual({
        round,
        moment,
        state: expect.stringMatching(/^(executed|proven)$/),
        ...expected,
      });
    }
    console.log(`Ended, of ${Math.round(usual)} ms each, as: ${JSON.stringify(outcomes)}`);
  },
);
