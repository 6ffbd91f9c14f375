import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { finishMoves } from '../../packages/engine/src/moving/kept.ts';
import type { WholeContents } from '../../packages/engine/src/transfer/whole.ts';
import { databaseNameOf } from '../../packages/engine/src/postgres/server.ts';
import { ServerError } from '../../packages/engine/src/postgres/problems.ts';
import { movingProject, someBoats, type MovingProject } from '../support/movingProject.ts';
import { pooled, tcpProxy, type OnTheWay, type TcpProxy } from '../support/tcpProxy.ts';
import { addressOf, asAdmin, server } from './databaseServer.support.ts';

let project: MovingProject;
let proxy: TcpProxy;
let before: WholeContents;

/** The address of the proxy before the server. */
const throughProxy = (given: { user?: string; password?: string } = {}): string =>
  addressOf({ ...given, port: proxy.port });

beforeAll(async () => {
  proxy = await tcpProxy(Number(new URL(server.url).port));
  project = await movingProject(server.url);
  await project.carryOut(someBoats);
  before = await project.whole();
  // A server has the zone of its place.
  await asAdmin((client) => client.query(`alter role engine set timezone = 'America/New_York'`));
});
afterAll(async () => {
  await asAdmin((client) => client.query('alter role engine reset timezone'));
  await proxy.stop();
  await project.remove();
});
afterEach(() => {
  proxy.toServer = (bytes) => bytes;
  proxy.fromServer = (bytes) => bytes;
});

/** The project is where it was, with everything in it, and nothing else is on this machine. */
async function expectUntouched(place: 'server' | 'embedded'): Promise<void> {
  expect(project.placeNow()).toBe(place);
  expect(await project.whole()).toEqual(before);
  expect(await readdir(join(project.directory, 'projects'))).toEqual(
    place === 'embedded' ? [project.id] : [],
  );
}

describe('a problem of a server is reported, and the project stays:', () => {
  const problemOf = async (url: string): Promise<{ operator: string; founder: string }> => {
    const error: unknown = await project.move('server', url).then(
      () => undefined,
      (problem: unknown) => problem,
    );
    expect(await readdir(join(project.directory, 'projects'))).toEqual([project.id]);
    if (!(error instanceof ServerError)) throw new Error('It was not refused.', { cause: error });
    return { operator: error.message, founder: error.toCommandError().message };
  };
  const notSetUp = expect.stringContaining('is not set up completely');

  test('a wrong password', async () => {
    expect(await problemOf(throughProxy({ password: 'wrong' }))).toEqual({
      operator: expect.stringContaining('refuses the user name or the password'),
      founder: notSetUp,
    });
  });

  test('a missing right', async () => {
    await asAdmin((client) => client.query(`create role moving_only login password 'weak' createdb`));
    expect(await problemOf(throughProxy({ user: 'moving_only', password: 'weak' }))).toEqual({
      operator: expect.stringContaining('undo would lose the others. As a superuser, run there once'),
      founder: notSetUp,
    });
  });

  test('version 12', async () => {
    proxy.fromServer = (bytes) =>
      Buffer.from(bytes.toString('latin1').replaceAll('18000', '12000'), 'latin1');
    expect(await problemOf(throughProxy())).toEqual({
      operator: expect.stringContaining('is PostgreSQL 12. Use version 15 or newer.'),
      founder: notSetUp,
    });
  });

  test('a pooler in transaction mode, which gives the next transaction to another process', async () => {
    proxy.fromServer = pooled;
    expect(await problemOf(throughProxy())).toEqual({
      operator: expect.stringContaining('leads to a connection pooler'),
      founder: notSetUp,
    });
  });

  test('nobody listens there', async () => {
    const closed = await tcpProxy(1);
    await closed.stop();
    expect(await problemOf(addressOf({ port: closed.port }))).toEqual({
      operator: expect.stringContaining('cannot be reached (ECONNREFUSED)'),
      founder: expect.stringContaining('cannot be reached right now. Nothing was changed.'),
    });
  });
});

/** Cuts the connection at the first bytes that contain a text, for good. */
async function goneAt(text: string, treated: ReturnType<OnTheWay>): Promise<TcpProxy> {
  const gone = await tcpProxy(Number(new URL(server.url).port));
  gone.toServer = (bytes) => {
    if (!bytes.includes(text)) return bytes;
    gone.refuse();
    return treated;
  };
  return gone;
}

const steps = [
  ['is made', 'create database', 'cut'],
  ['is filled', 'from stdin', 'cut'],
  ['is compared', 'hashtextextended', 'cut'],
  ['is about to take its place', 'rename to', 'cut'],
  ['has just taken its place', 'rename to', 'cut after'],
] as const;

test.each(steps)(
  'a server that goes away when the copy %s leaves the project where it was',
  async (_when, text, treated) => {
    const gone = await goneAt(text, treated);
    await expect(project.move('server', addressOf({ port: gone.port }))).rejects.toThrow(
      /(?:connection to the database server was lost|cannot be reached).*(?:Nothing was changed|nothing was moved|ECONNREFUSED)/u,
    );
    await gone.stop();
    await expectUntouched('embedded');
  },
);

test('the same holds for the way back, and the old one gets its name before the project moves again', async () => {
  expect((await project.move('server')).kept).toMatchObject({ projectId: project.id, to: 'server' });
  const reading = await goneAt('copy (select', 'cut');
  await expect(project.move('embedded', addressOf({ port: reading.port }))).rejects.toThrow(
    /connection to the database server was lost|cannot be reached/u,
  );
  await reading.stop();
  await expectUntouched('server');

  const naming = await goneAt('rename to', 'cut');
  const report = await project.move('embedded', addressOf({ port: naming.port }));
  expect(report.kept).toMatchObject({ projectId: project.id, to: 'embedded' });
  await naming.stop();
  await expectUntouched('embedded');
  const name = databaseNameOf(project.id);
  const names = () =>
    asAdmin(
      async (client) =>
        (await client.query(`select datname from pg_database where datname like '${name}%' order by 1`)).rows,
    );
  expect(await names()).toEqual([{ datname: name }]);
  const moved = await project.move('server');
  expect(moved.isSame).toBe(true);
  await expectUntouched('server');
  expect(await names()).toEqual([
    { datname: name },
    { datname: expect.stringMatching(new RegExp(`^${name}_\\d+$`, 'u')) },
  ]);
  // A later start finds nothing more to do.
  const places = { directory: project.directory, server: { url: server.url, limitMs: 8000 } };
  await finishMoves(places, (error) => {
    throw error;
  });
  await expectUntouched('server');
});
