import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeTurn } from '../../packages/engine/src/turn.ts';
import { serverOf } from '../support/givenServer.ts';
import { tcpProxy } from '../support/tcpProxy.ts';
import { addressOf, asAdmin } from './databaseServer.support.ts';

const server = serverOf(18);

interface Taken {
  readonly turn: Promise<() => Promise<void>>;
  readonly said: string[];
  readonly log: string[];
  /** Why the process would have ended. */
  readonly ended: string[];
}

function take(id: string, { isStandby = false, waitsForServer = true, url = server.url } = {}): Taken {
  const taken = { said: [] as string[], log: [] as string[], ended: [] as string[] };
  const turn = takeTurn({
    server: { url, limitMs: 8000 },
    id,
    isStandby,
    waitsForServer,
    say: (text) => taken.said.push(text),
    logError: (error) => taken.log.push(String(error)),
    end: (reason) => taken.ended.push(reason),
  });
  return { turn, ...taken };
}

/** The connections on the server that hold a turn; ends them where asked to. */
async function holders(id: string, wanted = 'pid'): Promise<number> {
  const sql = `select ${wanted} from pg_locks where locktype = 'advisory' and granted
    and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)`;
  return (await asAdmin((client) => client.query(sql, [`saywright studio ${id}`]))).rowCount ?? 0;
}
const endHolder = (id: string): Promise<number> => holders(id, 'pg_terminate_backend(pid)');

test('a studio is one process’s at a time, and other studios’ do not wait for it', async () => {
  const id = randomUUID();
  const release = await take(id).turn;
  await (
    await take(randomUUID()).turn
  )();
  await expect(take(id).turn).rejects.toThrow(
    'Saywright already runs on this studio, maybe on another machine.',
  );
  await release();
  await (
    await take(id).turn
  )();
});

test('one that stands by says so, and gets the turn when the holder gives it back', async () => {
  const id = randomUUID();
  const release = await take(id).turn;
  const second = take(id, { isStandby: true });
  await expect.poll(() => second.said).toEqual([expect.stringContaining('takes over once that one ends')]);
  await release();
  await (
    await second.turn
  )();
  expect(second.ended).toEqual([]);
});

test('one with an address of no database says so and does not wait', async () => {
  const url = new URL(server.url);
  url.pathname = '/nowhere';
  await expect(take(randomUUID(), { isStandby: true, url: url.href }).turn).rejects.toThrow(
    'has no database of the name in the address',
  );
});

test('a command does not wait for a server that cannot be reached', async () => {
  const gone = await tcpProxy(1);
  await gone.stop();
  const url = addressOf({ port: gone.port });
  await expect(take(randomUUID(), { waitsForServer: false, url }).turn).rejects.toThrow('cannot be reached');
});

test('a holder whose connection ends is ended where another one stands by, which then has the turn', async () => {
  const id = randomUUID();
  const first = take(id, { isStandby: true });
  await first.turn;
  const second = take(id, { isStandby: true });
  await expect.poll(() => second.said).toHaveLength(1);
  await endHolder(id);
  await (
    await second.turn
  )();
  expect(first.ended).toEqual([expect.stringContaining('so that another one can take over')]);
});

test('a holder without another one goes on, and has its turn again', async () => {
  const id = randomUUID();
  const first = take(id);
  const release = await first.turn;
  await endHolder(id);
  await expect.poll(() => first.log).toEqual([expect.stringContaining('was lost')]);
  await expect.poll(() => holders(id)).toBe(1);
  await expect(take(id).turn).rejects.toThrow('already runs');
  expect(first.ended).toEqual([]);
  await release();
});

test('a holder that finds another one in its place ends', async () => {
  const id = randomUUID();
  const proxy = await tcpProxy(Number(new URL(server.url).port));
  const first = take(id, { url: addressOf({ port: proxy.port }) });
  await first.turn;
  await proxy.stop();
  const release = await take(id).turn;
  await proxy.accept();
  await expect
    .poll(() => first.ended, { timeout: 20_000 })
    .toEqual([expect.stringContaining('already runs')]);
  await release();
  await proxy.stop();
});

test('a holder that the server no longer answers ends before the server gives its turn away', async () => {
  const id = randomUUID();
  const proxy = await tcpProxy(Number(new URL(server.url).port));
  const first = take(id, { isStandby: true, url: addressOf({ port: proxy.port }) });
  await first.turn;
  proxy.fromServer = () => Buffer.alloc(0);
  await expect.poll(() => first.ended, { timeout: 20_000 }).toHaveLength(1);
  await proxy.stop();
});
