// Fifty projects at once with four people each, who read and write through the API of their project: errors, the
// time of a read beside that of its bare statement, and the memory of the server.
// `node --conditions=@saywright/source tests/bench/manyPeople.ts 10 50`: for ten minutes, with fifty databases open.
import { Agent, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { commands, projectApiCommands } from '@saywright/engine/protocol';
import { z } from 'zod';
import { signIn } from '../support/api.ts';
import { seeded } from '../support/seeded.ts';
import { startServer } from '../support/server.ts';
import { residentMegabytes } from './resident.ts';
import { median } from './median.ts';

const minutes = Number(process.argv[2] ?? 10);
const open = Number(process.argv[3] ?? 50);
const projects = 50;
const peopleEach = 4;
/** How long people look at what they got, in milliseconds: at least half and at most one and a half of this. */
const pause = 5000;
const readBar = { ms: 10, ratio: 12 };
/** Memory of the server alone and of an open database, in megabytes. */
const memoryBar = 700 + open * 110;

const sessionSchema = z.object({ access_token: z.string() });

const random = seeded(1);

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Asks the host of a project for something, and returns status and text. */
function ask(
  port: string,
  host: string,
  { path, method, headers, body }: { path: string; method: string; headers: object; body?: string },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port, path, method, headers: { ...headers, host, 'content-type': 'application/json' } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Median time of the statement of a read, in milliseconds, on an embedded database with nothing around it. */
async function bareStatement(): Promise<number> {
  const database = await PGlite.create();
  await database.exec(
    `create table orders (id bigint primary key generated always as identity, owner_id bigint, item text);
     insert into orders (item) select 'bread ' || n from generate_series(1, 40) as n;`,
  );
  const took: number[] = [];
  for (let at = 0; at < 200; at += 1) {
    const started = performance.now();
    await database.query('select * from orders order by id desc limit 20');
    took.push(performance.now() - started);
  }
  await database.close();
  return median(took);
}

const directory = await mkdtemp(join(tmpdir(), 'saywright-people-'));
const bare = await bareStatement();
const server = await startServer(directory, { SAYWRIGHT_OPEN_PROJECTS: String(open) });
const port = new URL(server.sitesUrl).port;

const errors = new Map<string, number>();
const reads: number[] = [];
const writes: number[] = [];

/** One person of a project, who registers and then works until the end. */
async function person(host: string, key: string, email: string): Promise<(end: number) => Promise<void>> {
  const send = async (path: string, method: string, body?: object, token = key): Promise<string> => {
    const headers = { apikey: key, authorization: `Bearer ${token}`, prefer: 'return=representation' };
    const answer = await ask(port, host, {
      path,
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${answer.status} ${answer.text.slice(0, 100)}`);
    return answer.text;
  };
  const account = { email, password: 'correct horse 1' };
  const { access_token: token } = sessionSchema.parse(
    JSON.parse(await send('/auth/v1/signup', 'POST', account)),
  );
  const read = '/rest/v1/orders?select=*&order=id.desc&limit=20';
  return async (end) => {
    while (performance.now() < end) {
      await wait(pause * (0.5 + random()));
      const isRead = random() < 0.75;
      const started = performance.now();
      try {
        await (isRead
          ? send(read, 'GET', undefined, token)
          : send('/rest/v1/orders', 'POST', { item: 'bread' }, token));
        (isRead ? reads : writes).push(performance.now() - started);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        errors.set(message, (errors.get(message) ?? 0) + 1);
      }
    }
  };
}

const people: ((end: number) => Promise<void>)[] = [];
for (let at = 0; at < projects; at += 1) {
  const founder = await signIn(server.url, `founder${at}@example.org`);
  const { id } = await founder.plan('Create a table orders with item, each person sees only their own rows');
  await founder.send(commands.execute, { operationId: id, confirmed: true });
  const { url, publishableKey } = await founder.send(projectApiCommands.getProjectApi, {});
  for (let one = 0; one < peopleEach; one += 1)
    people.push(await person(new URL(url).host, publishableKey, `person${one}@example.org`));
}
console.log(`${people.length} people registered in ${projects} projects`);

let most = 0;
const watch = setInterval(() => {
  void (async () => {
    most = Math.max(most, await residentMegabytes(server.pid));
  })();
}, 500);
const end = performance.now() + minutes * 60_000;
await Promise.all(people.map((work) => work(end)));
clearInterval(watch);
await server.stop();
await rm(directory, { recursive: true, force: true });
agent.destroy();

const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
const read = median(reads);
const slow = reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.99)] ?? Number.NaN;
console.log(
  `${reads.length} reads and ${writes.length} writes in ${minutes} min, ${failed} errors (bar: 0); median read ${read.toFixed(1)} ms, ${(read / bare).toFixed(1)} × its bare statement (bar: ${readBar.ms} ms or ${readBar.ratio} ×), 99 % under ${Math.round(slow)} ms; median write ${median(writes).toFixed(1)} ms; ${Math.round(most)} MB at most (bar: ${memoryBar})`,
);
for (const [message, count] of errors) console.log(`${count} × ${message}`);
if (failed > 0 || most > memoryBar || (read > readBar.ms && read > readBar.ratio * bare))
  process.exitCode = 1;
