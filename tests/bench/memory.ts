// Memory of the server while 50 people work in 50 projects at once, with the default limit of open databases;
// and that closing a database releases its memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '@saywright/engine/protocol';
import { signIn, type ApiClient } from '../support/api.ts';
import { startServer } from '../support/server.ts';
import { residentMegabytes } from './resident.ts';

const people = 50;
const rounds = 3;
const bar = 3000;

async function work(person: ApiClient, round: number): Promise<number> {
  const started = performance.now();
  const { id } = await person.plan(`Create a table${round} table with a title and a price`);
  await person.send(commands.execute, { operationId: id, confirmed: false });
  await person.send(commands.getProject, {});
  return performance.now() - started;
}

const directory = await mkdtemp(join(tmpdir(), 'saywright-memory-'));
const server = await startServer(directory, { SAYWRIGHT_IDLE_MS: '5000' });
let most = 0;
const watch = setInterval(() => {
  void (async () => {
    most = Math.max(most, await residentMegabytes(server.pid));
  })();
}, 200);
const founders: ApiClient[] = [];
for (let at = 0; at < people; at += 1) founders.push(await signIn(server.url, `person${at}@example.org`));
const before = await residentMegabytes(server.pid);
const took: number[] = [];
for (let round = 1; round <= rounds; round += 1)
  took.push(...(await Promise.all(founders.map((person) => work(person, round)))));
await new Promise((resolve) => {
  setTimeout(resolve, 15_000);
});
const after = await residentMegabytes(server.pid);
clearInterval(watch);
await server.stop();
await rm(directory, { recursive: true, force: true });
const slowest = Math.round(Math.max(...took) / 1000);
console.log(
  `${Math.round(most)} MB at most with ${people} people in ${people} projects (bar: ${bar}); ${Math.round(before)} MB before, ${Math.round(after)} MB once their databases are closed; ${took.length} rounds of plan, execute and look, the slowest ${slowest} s`,
);
if (most > bar) process.exitCode = 1;
