import { randomUUID } from 'node:crypto';
import { commands, plannedOperation } from '@saywright/engine/protocol';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommandError } from '../../packages/engine/src/operations/errors.ts';
import type { ProjectDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import { databaseNameOf } from '../../packages/engine/src/postgres/server.ts';
import { approvedSql } from '../support/carryOutSql.ts';
import { deviceOf } from '../support/studioClient.ts';
import { studioEngine } from '../support/studioEngine.ts';
import { pooled, tcpProxy, type TcpProxy } from '../support/tcpProxy.ts';
import { addressOf, asAdmin, databasesAt, first, log, server } from './databaseServer.support.ts';
import { owner } from './support.ts';

const project = randomUUID();
let proxy: TcpProxy;
let direct: ProjectDatabase;

beforeAll(async () => {
  proxy = await tcpProxy(Number(new URL(server.url).port));
  direct = databasesAt(server.url).of(project);
  const made = await approvedSql(
    direct,
    'create table items (id int primary key, n int); insert into items values (1, 0)',
  );
  await direct.execute(made);
});
afterAll(async () => {
  await direct.close();
  await proxy.stop();
  await databasesAt(server.url).remove(project);
});

const plusOne = 'update items set n = n + 1';

async function count(): Promise<unknown> {
  const answer = await direct.read('select n from items', owner);
  return answer.ok ? answer.value.rows[0]?.[0] : answer.error;
}

describe('reports what is wrong with a server before anything uses it, without its password', () => {
  const problemOf = async (url: string): Promise<string> => {
    const found = await databasesAt(url)
      .ready()
      .then(() => 'nothing', String);
    expect(found).not.toContain(new URL(server.url).password);
    expect(found).not.toContain(decodeURIComponent(new URL(server.url).password));
    return found;
  };

  test('a wrong password', async () => {
    expect(await problemOf(addressOf({ password: 'wrong' }))).toMatch(
      /SAYWRIGHT_DATABASE_URL: the server 127\.0\.0\.1:\d+ refuses the user name or the password\.$/,
    );
  });

  test('nobody listens there', async () => {
    const closed = await tcpProxy(1);
    await closed.stop();
    expect(await problemOf(addressOf({ port: closed.port }))).toMatch(
      /cannot be reached \(ECONNREFUSED\)\.$/,
    );
  });

  test('a role that may not create databases, with what a superuser has to run', async () => {
    await asAdmin((client) => client.query(`create role weak login password 'weak'`));
    const problem = await problemOf(addressOf({ user: 'weak', password: 'weak' }));
    expect(problem).toContain('the role weak on 127.0.0.1');
    expect(problem).toContain('may not create databases. As a superuser, run there once');
    const script = /leaving out roles that exist: (?<script>.*)$/u.exec(problem)?.groups?.['script'] ?? '';
    await asAdmin((client) => client.query(script.replaceAll(/create role [^;]+;/gu, '')));
    expect(await problemOf(addressOf({ user: 'weak', password: 'weak' }))).toBe('nothing');
  });

  test('a version that is too old', async () => {
    proxy.fromServer = (bytes) =>
      Buffer.from(bytes.toString('latin1').replaceAll('18000', '14000'), 'latin1');
    try {
      expect(await problemOf(addressOf({ port: proxy.port }))).toMatch(
        /is PostgreSQL 14\. Use version 15 or newer\.$/,
      );
    } finally {
      proxy.fromServer = (bytes) => bytes;
    }
  });

  test('a pooler, which shows by announcing a process that is not the one of the server', async () => {
    proxy.fromServer = pooled;
    try {
      expect(await problemOf(addressOf({ port: proxy.port }))).toContain('leads to a connection pooler');
    } finally {
      proxy.fromServer = (bytes) => bytes;
    }
  });
});

describe('when the connection is lost', () => {
  let through: ProjectDatabase;
  beforeAll(() => {
    through = databasesAt(addressOf({ port: proxy.port }), { limitMs: 4000 }).of(project);
  });
  afterAll(() => through.close());

  test('during a proof, it is proven again', async () => {
    proxy.toServer = first('saywright.run', 'cut');
    expect(await through.prove({ id: randomUUID(), sql: plusOne, owner, trusted: false })).toMatchObject({
      ok: true,
    });
    expect(await count()).toBe('0');
  });

  test('before a commit arrived, the plan is executed again, once', async () => {
    const plan = await approvedSql(through, plusOne);
    proxy.toServer = first('commit', 'cut');
    expect(await through.execute(plan)).toMatchObject({ ok: true, value: { operationId: plan.id } });
    expect(await count()).toBe('1');
  });

  test('after a commit arrived, its record is found and nothing is repeated', async () => {
    const plan = await approvedSql(through, plusOne);
    proxy.toServer = first('commit', 'cut after');
    expect(await through.execute(plan)).toMatchObject({ ok: true, value: { operationId: plan.id } });
    expect(await count()).toBe('2');
  });

  test('for good during an execution, nothing is claimed, and the record says later what happened', async () => {
    const gone = await tcpProxy(Number(new URL(server.url).port));
    const database = databasesAt(addressOf({ port: gone.port }), { limitMs: 4000 }).of(project);
    const plan = await approvedSql(database, plusOne);
    gone.toServer = (bytes) => {
      if (!bytes.includes('commit')) return bytes;
      gone.refuse();
      return 'cut after';
    };
    const outcome = database.execute(plan);
    await expect(outcome).rejects.toThrow('Whether it was done is not known yet');
    await expect(outcome).rejects.toBeInstanceOf(CommandError);
    await gone.stop();
    expect(await direct.applied(plan.id)).toMatchObject({ operationId: plan.id });
    expect(await count()).toBe('3');
    await database.close();
  });

  test('before anything, nothing was changed, and only the log names the server', async () => {
    const gone = await tcpProxy(1);
    await gone.stop();
    log.length = 0;
    const database = databasesAt(addressOf({ port: gone.port })).of(project);
    await expect(database.tables()).rejects.toThrow(
      'The database server of this studio cannot be reached right now. Nothing was changed. Try again in a minute.',
    );
    expect(log).toEqual([expect.stringContaining(`127.0.0.1:${gone.port} cannot be reached`)]);
  });
});

test('a studio whose server goes between an execution and its record has the record once the server is back', async () => {
  const gone = await tcpProxy(Number(new URL(server.url).port));
  const studio = await studioEngine({ databaseUrl: addressOf({ port: gone.port }) });
  const founder = await deviceOf(studio, 'ada@example.org');
  const instruction = 'Create a customers table with a name and a unique email';
  const planned = plannedOperation(await founder.send(commands.planInstruction, { instruction }));
  let isRecorded = false;
  gone.toServer = (bytes) => {
    isRecorded ||= bytes.includes('insert into saywright.applied');
    if (!isRecorded || !bytes.includes('commit')) return bytes;
    gone.refuse();
    return 'cut after';
  };
  const sent = founder.send(commands.execute, { operationId: planned?.id ?? '', confirmed: true });
  await expect(sent).rejects.toThrow('Whether it was done is not known yet');
  gone.toServer = (bytes) => bytes;
  await gone.accept();
  const [operation] = await founder.send(commands.listOperations, {});
  expect(operation).toMatchObject({ state: 'executed', title: expect.stringContaining('customers') });
  const secret = decodeURIComponent(new URL(server.url).password);
  expect(studio.log.join()).toContain('cannot be reached');
  expect(studio.log.join()).not.toContain(secret);
  const { id, tables } = await founder.send(commands.getProject, {});
  expect(tables).toMatchObject([{ name: 'customers' }]);
  await studio.close();
  await databasesAt(server.url).remove(id);
  await gone.stop();
});

describe('beside others', () => {
  test('a table that something else holds is waited for three times, and then named as the reason', async () => {
    const impatient = databasesAt(server.url, { limitMs: 800 }).of(project);
    await asAdmin(async (client) => {
      await client.query('begin; lock table items in access exclusive mode');
      const proof = await impatient.prove({ id: randomUUID(), sql: plusOne, owner, trusted: false });
      expect(proof).toMatchObject({
        ok: false,
        error: { kind: 'failed', message: expect.stringContaining('using these tables for too long') },
      });
    }, databaseNameOf(project));
    expect(await impatient.prove({ id: randomUUID(), sql: plusOne, owner, trusted: false })).toMatchObject({
      ok: true,
    });
    await impatient.close();
  });

  test('of two that wait for each other, the plan is tried again', async () => {
    const sql = 'create table others (id int primary key, n int); insert into others values (1, 0)';
    await direct.execute(await approvedSql(direct, sql));
    const proof = await asAdmin(async (client) => {
      // However slow the machine is, it is the plan that gives way.
      await client.query(`set deadlock_timeout = '1min'; begin; update others set n = 5`);
      const proving = direct.prove({
        id: randomUUID(),
        sql: 'update items set n = n + 1; update others set n = n + 1',
        owner,
        trusted: false,
      });
      const waiting = `select count(*)::int as n from pg_locks where not granted and relation = 'others'::regclass`;
      while ((await client.query<{ n: number }>(waiting)).rows[0]?.n === 0);
      // The plan holds items and waits for others.
      await client.query('update items set n = n');
      await client.query('commit');
      return proving;
    }, databaseNameOf(project));
    expect(proof).toMatchObject({ ok: true });
  });

  test('a statement without an end is stopped, and its connection with it', async () => {
    const impatient = databasesAt(server.url, { limitMs: 500 }).of(project);
    const endless = 'insert into items select n, n from generate_series(10, 10000000000) n';
    expect(await impatient.prove({ id: randomUUID(), sql: endless, owner, trusted: false })).toEqual({
      ok: false,
      error: { kind: 'failed', message: expect.stringMatching(/was stopped\. Nothing was changed\.$/) },
    });
    expect(await impatient.tables()).toMatchObject([{ name: 'items', rows: 1 }, { name: 'others' }]);
    await impatient.close();
  });

  test('two studios on one server execute a plan once', async () => {
    const other = databasesAt(server.url).of(project);
    const plan = await approvedSql(direct, plusOne);
    const outcomes = await Promise.all([direct.execute(plan), other.execute(plan)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await count()).toBe('4');
    await other.close();
  });

  test('questions are answered while a plan waits for its turn', async () => {
    await asAdmin(async (client) => {
      await client.query('begin; select pg_advisory_xact_lock(5263)');
      const proving = direct.prove({ id: randomUUID(), sql: plusOne, owner, trusted: false });
      expect(await count()).toBe('4');
      await client.query('rollback');
      expect(await proving).toMatchObject({ ok: true });
    }, databaseNameOf(project));
  });
});

describe('the database of a project', () => {
  test('cannot be entered by the roles of other projects', async () => {
    await asAdmin((client) => client.query(`create role stranger login password 'stranger'`));
    const url = new URL(addressOf({ user: 'stranger', password: 'stranger' }));
    url.pathname = `/${databaseNameOf(project)}`;
    const client = new Client(url.href);
    await expect(client.connect()).rejects.toThrow('permission denied for database');
  });

  test('is never made again where it had a history', async () => {
    const lost = databasesAt(server.url, { hasHistory: true }).of(randomUUID());
    await expect(lost.tables()).rejects.toThrow('is missing on the database server');
  });

  test('is made once, also by two at once, and removed with its project', async () => {
    const id = randomUUID();
    const [a, b] = [databasesAt(server.url), databasesAt(server.url)];
    const [one, two] = [a.of(id), b.of(id)];
    expect(await Promise.all([one.tables(), two.tables()])).toEqual([[], []]);
    await one.close();
    await two.close();
    await a.remove(id);
    const left = await asAdmin((client) =>
      client.query('select 1 from pg_database where datname = $1', [databaseNameOf(id)]),
    );
    expect(left.rowCount).toBe(0);
  });

  test('keeps no connection once nobody uses it', async () => {
    const id = randomUUID();
    const databases = databasesAt(server.url, { idleMs: 20 });
    const database = databases.of(id);
    await database.tables();
    const connected = `select count(*)::int as n from pg_stat_activity where datname = $1`;
    await asAdmin(async (client) => {
      while ((await client.query<{ n: number }>(connected, [databaseNameOf(id)])).rows[0]?.n !== 0);
    });
    expect(await database.tables()).toEqual([]);
    await database.close();
    await databases.remove(id);
  });
});
