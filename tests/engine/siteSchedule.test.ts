import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LaterSiteAction, SiteProject, SiteStatus } from '../../packages/engine/src/ports/siteHost.ts';
import { prepare, proveSite, publish, runSite, type SiteSpace } from './contracts/siteHost.ts';
import { newProject, siteServer, type SiteServer } from './siteServer.ts';

let server: SiteServer;
let space: SiteSpace;
let project: SiteProject;
let path: string;
let schedules = 0;

beforeAll(async () => {
  server = await siteServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-11-23T12:00:00.000Z');
  project = newProject();
  space = { host: server.host(), project, visit: async (at) => (await server.visit(at)).body };
  await publish(space, { 'index.html': 'home' });
  ({ path } = await space.host.status(project));
});

async function schedule(at: string, what: LaterSiteAction): Promise<string> {
  return runSite(space, { kind: 'schedule', id: `schedule-${(schedules += 1)}`, at, what });
}

async function reach(at: string): Promise<SiteStatus> {
  server.clock.set(at);
  await server.host().runDue();
  return server.host().status(project);
}

const home = async (): Promise<string> => (await server.visit(path)).body;
const deployed = async (text: string): Promise<LaterSiteAction> => ({
  kind: 'publish',
  deploy: await prepare(space, { 'index.html': text }),
});
const saturday = '2026-11-28T06:00:00.000Z';

describe('a scheduled publish', () => {
  test('shows nothing before its moment, then exactly what was proven', async () => {
    await schedule(saturday, await deployed('new season'));
    expect((await reach('2026-11-28T05:59:59.999Z')).schedule).toMatchObject([{ at: saturday }]);
    expect(await home()).toBe('home');
    const status = await reach(saturday);
    expect(await home()).toBe('new season');
    expect(status).toMatchObject({ schedule: [], ran: [{ at: saturday, ranAt: saturday, problem: null }] });
    await reach('2026-11-29T06:00:00.000Z');
    expect((await server.host().status(project)).ran).toHaveLength(1);
  });

  test('is carried out after a restart when its moment passed while the server was off', async () => {
    await schedule(saturday, await deployed('late'));
    server.clock.set('2026-11-30T09:00:00.000Z');
    await server.restart();
    space = { ...space, host: server.host() };
    expect(await home()).toBe('home');
    const { ran } = await reach('2026-11-30T09:00:00.000Z');
    expect(await home()).toBe('late');
    expect(ran).toMatchObject([{ at: saturday, ranAt: '2026-11-30T09:00:00.000Z', problem: null }]);
  });

  test('is not carried out where something else was published since, and the status says why', async () => {
    await schedule(saturday, await deployed('planned'));
    await publish(space, { 'index.html': 'fixed by hand' });
    const { ran, schedule: waiting } = await reach(saturday);
    expect(await home()).toBe('fixed by hand');
    expect(waiting).toEqual([]);
    expect(ran).toMatchObject([{ problem: expect.stringContaining('had changed since') }]);
  });

  test('keeps its files until its moment, through the purge', async () => {
    await schedule('2027-03-01T06:00:00.000Z', await deployed('spring'));
    server.clock.set('2027-02-01T00:00:00.000Z');
    await server.host().purge(new Date('2027-01-15T00:00:00.000Z'));
    await reach('2027-03-01T06:00:00.000Z');
    expect(await home()).toBe('spring');
  });

  test('undo before its moment cancels it, undo after it shows the earlier version again', async () => {
    const cancelled = await schedule(saturday, await deployed('never'));
    await runSite(space, { kind: 'undo', operationId: cancelled });
    await reach(saturday);
    expect(await home()).toBe('home');

    const sunday = '2026-11-29T06:00:00.000Z';
    const done = await schedule(sunday, await deployed('sunday'));
    await reach(sunday);
    expect(await home()).toBe('sunday');
    await runSite(space, { kind: 'undo', operationId: done });
    expect(await home()).toBe('home');
    expect((await reach('2026-12-01T00:00:00.000Z')).schedule).toEqual([]);
    expect(await home()).toBe('home');
  });

  test('what was not carried out has nothing to undo', async () => {
    const id = await schedule(saturday, await deployed('planned'));
    await publish(space, { 'index.html': 'other' });
    await reach(saturday);
    expect(await space.host.prove(project, { kind: 'undo', operationId: id })).toMatchObject({
      ok: false,
      error: expect.stringContaining('not carried out'),
    });
  });
});

describe('several moments', () => {
  test('a night offline: each is proven as if the earlier ones had happened', async () => {
    await schedule('2026-11-24T06:00:00.000Z', { kind: 'take-offline', message: 'Inventory' });
    await schedule('2026-11-24T18:00:00.000Z', { kind: 'bring-online' });
    await reach('2026-11-24T06:00:00.000Z');
    expect(await home()).toContain('Inventory');
    await reach('2026-11-24T18:00:00.000Z');
    expect(await home()).toBe('home');
  });

  test('all that are due after a long pause are carried out in their order', async () => {
    await schedule('2026-11-24T18:00:00.000Z', { kind: 'take-offline', message: 'Closed' });
    await schedule('2026-11-25T06:00:00.000Z', await deployed('reopened'));
    const { ran } = await reach('2026-12-24T00:00:00.000Z');
    expect(ran.map(({ at, problem }) => [at, problem])).toEqual([
      ['2026-11-25T06:00:00.000Z', null],
      ['2026-11-24T18:00:00.000Z', null],
    ]);
    expect(await home()).toBe('reopened');
  });

  test('cancelling changes nothing else, and undo schedules it again unless it is too late', async () => {
    await schedule(saturday, await deployed('planned'));
    const id = await runSite(space, { kind: 'cancel-schedule' });
    expect((await server.host().status(project)).schedule).toEqual([]);
    await runSite(space, { kind: 'undo', operationId: id });
    expect((await server.host().status(project)).schedule).toHaveLength(1);
    const again = await runSite(space, { kind: 'cancel-schedule' });
    await reach('2026-11-29T00:00:00.000Z');
    expect(await home()).toBe('home');
    expect(await space.host.prove(project, { kind: 'undo', operationId: again })).toMatchObject({
      ok: false,
      error: expect.stringContaining('has passed'),
    });
  });

  test('a plan that was approved too late schedules nothing', async () => {
    const action = { kind: 'schedule', id: 'late', at: saturday, what: { kind: 'take-offline' } } as const;
    const { signature } = await proveSite(space, action);
    server.clock.set('2026-11-28T06:00:01.000Z');
    expect(await space.host.execute(project, { action, signature, operationId: 'late' })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('has passed') },
    });
  });

  test.each(['2026-11-23T11:59:59.000Z', '2028-01-01T00:00:00.000Z', 'someday'])(
    'nothing can be scheduled for %s',
    async (at) => {
      const what = { kind: 'take-offline' } as const;
      expect((await space.host.prove(project, { kind: 'schedule', id: 'x', at, what })).ok).toBe(false);
    },
  );
});
