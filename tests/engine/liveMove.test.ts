import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commands,
  placeCommands,
  projectApiCommands,
  projectsCommands,
  restorePointCommands,
} from '@saywright/engine/protocol';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverOf } from '../support/givenServer.ts';
import { customerOf, customerPassword, projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';
import { carryOut } from '../support/carryOut.ts';

const server = serverOf(18);
let databaseUrl: string | undefined;
let studio: StudioEngine;
let founder: Device;
let projectId: string;

const doIt = async (instruction: string): Promise<string> => (await carryOut(founder, instruction)).id;
const names = async (): Promise<readonly unknown[]> =>
  (await founder.send(commands.getRows, { table: 'boats' })).rows.map(([name]) => name);
const placeNow = () => founder.send(placeCommands.getPlace, {});
const isEmbedded = (): boolean => existsSync(join(studio.directory, 'projects', projectId));

beforeAll(async () => {
  studio = await studioEngine({
    get databaseUrl() {
      return databaseUrl;
    },
  });
  founder = await deviceOf(studio, 'ada@example.org');
  projectId = (await founder.send(projectsCommands.listProjects, {})).currentId;
  await doIt('Create a boats table with a name');
  await doIt('Add a boat named Ada');
});
afterAll(() => studio.close());

test('without a server a project stays, and says so', async () => {
  expect(await placeNow()).toEqual({ place: 'embedded', hasServer: false, kept: [] });
  await expect(founder.send(placeCommands.rehearseMove, { to: 'server' })).rejects.toThrow(
    'This studio has no PostgreSQL server to move a project to.',
  );
});

describe('with a server', () => {
  beforeAll(async () => {
    databaseUrl = server.url;
    await studio.restart();
  });

  test('a rehearsal counts and compares, and leaves nothing anywhere', async () => {
    const before = await readdir(studio.directory);
    expect(await founder.send(placeCommands.rehearseMove, { to: 'server' })).toMatchObject({
      tables: [{ name: 'boats', rows: 1, isSame: true }],
      people: { rows: 0, isSame: true },
      isSame: true,
      isMoved: false,
    });
    expect(await readdir(studio.directory)).toEqual(before);
    expect(await placeNow()).toEqual({ place: 'embedded', hasServer: true, kept: [] });
  });

  test('a project moves while it is used, with people, undo and restore points aside, and back', async () => {
    const api = await founder.send(projectApiCommands.getProjectApi, { projectId });
    await customerOf(studio, api, 'ben@example.org');
    const added = await doIt('Add a boat named Bob');
    await founder.send(restorePointCommands.createRestorePoint, { name: 'before' });
    const reads = [names(), names()];
    const moving = founder.send(placeCommands.moveDatabase, { to: 'server' });
    const during = names();
    const moved = await moving;
    expect(moved).toMatchObject({ isSame: true, isMoved: true, people: { rows: 1, isSame: true } });
    expect(moved.others.same).toBe(moved.others.tables);
    expect(moved.advice.after).toHaveLength(moved.advice.before);
    expect(await Promise.all([...reads, during])).toEqual([
      ['Ada', 'Bob'],
      ['Ada', 'Bob'],
      ['Ada', 'Bob'],
    ]);
    expect(isEmbedded()).toBe(false);
    const place = await placeNow();
    expect(place).toMatchObject({ place: 'server', kept: [{ place: 'embedded' }] });
    const list = () => founder.send(restorePointCommands.listRestorePoints, {});
    expect((await list()).points).toEqual([]);

    const undo = await founder.send(commands.undo, { operationId: added });
    await founder.send(commands.execute, { operationId: undo.id, confirmed: true });
    expect(await names()).toEqual(['Ada']);
    const { auth } = projectClient(studio, api);
    const signIn = await auth.signInWithPassword({ email: 'ben@example.org', password: customerPassword });
    expect(signIn.error).toBeNull();
    await founder.send(restorePointCommands.createRestorePoint, { name: 'on the server' });

    await founder.send(placeCommands.moveDatabase, { to: 'embedded' });
    expect(isEmbedded()).toBe(true);
    expect(await names()).toEqual(['Ada']);
    expect((await placeNow()).kept.map((kept) => kept.place)).toEqual(['server', 'embedded']);
    await doIt('Add a boat named Cleo');
    expect(await names()).toEqual(['Ada', 'Cleo']);
  });

  test('what is kept is removed when the founder says so, and nothing else', async () => {
    const { kept } = await placeNow();
    for (const keptId of ['../../secrets.json', `${projectId}-1`])
      await expect(founder.send(placeCommands.removeKept, { keptId })).rejects.toThrow('not kept any more');
    const stranger = await deviceOf(studio, 'eve@example.org');
    await expect(stranger.send(placeCommands.removeKept, { keptId: kept[0]?.id ?? '' })).rejects.toThrow(
      'not kept any more',
    );
    for (const { id } of kept) await founder.send(placeCommands.removeKept, { keptId: id });
    expect((await placeNow()).kept).toEqual([]);
    expect(await readdir(join(studio.directory, 'moved'))).toEqual([]);
    const admin = new Client(server.admin);
    await admin.connect();
    const { rows } = await admin.query(`select from pg_database where datname like '%' || $1 || '%'`, [
      projectId.replaceAll('-', '_'),
    ]);
    await admin.end();
    expect(rows).toEqual([]);
    expect(await names()).toEqual(['Ada', 'Cleo']);
  });

  test("nobody moves another person's project", async () => {
    const stranger = await deviceOf(studio, 'eve@example.org');
    for (const command of [placeCommands.rehearseMove, placeCommands.moveDatabase])
      await expect(stranger.send(command, { projectId, to: 'server' })).rejects.toThrow(
        'You have no such project.',
      );
  });
});
