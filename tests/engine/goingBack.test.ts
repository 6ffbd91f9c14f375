import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  decide,
  finish,
  isDecided,
  readApplied,
  removeWork,
  unfinishedReturns,
  workFolder,
} from '../../packages/engine/src/points/replacing.ts';
import type { SiteState } from '../../packages/engine/src/site/state.ts';

const operationId = '22222222-2222-4222-8222-222222222222';
const projectId = '33333333-3333-4333-8333-333333333333';
const site: SiteState = {
  id: operationId,
  project: projectId,
  name: 'shop',
  live: null,
  deleted: null,
  variables: {},
  deploys: [],
  log: [],
  previewVariables: {},
  settings: {},
  ran: [],
};

let directory: string;
let home: string;
let written: SiteState[];
const place = (name: string): string => join(directory, `live-${name}`);
const work = (): string => workFolder(home, operationId);
const records = { write: async (state: SiteState): Promise<void> => void written.push(state) };
const read = (name: string): Promise<string> => readFile(join(place(name), 'file'), 'utf8');
const finishNow = (): Promise<void> => finish(home, place, records);

async function folder(path: string, text: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'file'), text);
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-return-'));
  home = join(directory, projectId);
  written = [];
  for (const name of ['database', 'code']) {
    await folder(place(name), 'now');
    await folder(join(work(), name), 'then');
  }
  await folder(place('files'), 'now');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const decided = () =>
  decide(home, {
    applied: {
      operationId,
      pointId: operationId,
      beforeId: operationId,
      appliedAt: '2026-11-24T10:00:00.000Z',
      digest: '',
      text: 'Went back.',
      effects: null,
    },
    folders: [
      { name: 'database', isPrepared: true },
      { name: 'code', isPrepared: true },
      // The point is from before there were files.
      { name: 'files', isPrepared: false },
    ],
    site,
  });

/** The renames of a return, each of which a crash can be the last thing before. */
const renames: readonly (readonly [from: () => string, to: () => string])[] = [
  [() => place('database'), () => join(work(), 'earlier-database')],
  [() => join(work(), 'database'), () => place('database')],
  [() => place('code'), () => join(work(), 'earlier-code')],
  [() => join(work(), 'code'), () => place('code')],
  [() => place('files'), () => join(work(), 'earlier-files')],
];

test.each([0, 1, 2, 3, 4, 5])('a return that ended after %i renames is finished', async (done) => {
  await decided();
  for (const [from, to] of renames.slice(0, done)) await rename(from(), to());
  expect(await unfinishedReturns(directory)).toEqual([projectId]);
  await removeWork(home);
  await finishNow();
  expect([await read('database'), await read('code'), existsSync(place('files'))]).toEqual([
    'then',
    'then',
    false,
  ]);
  expect(written).toEqual([site]);
  expect(await readApplied(home, operationId)).toMatchObject({ text: 'Went back.' });
  expect([isDecided(home), existsSync(work())]).toEqual([false, false]);
});

test('a return that was not decided leaves everything as it was', async () => {
  await finishNow();
  await removeWork(home);
  expect([await read('database'), await read('code'), await read('files')]).toEqual(['now', 'now', 'now']);
  expect([existsSync(work()), await readApplied(home, operationId)]).toEqual([false, undefined]);
});

test('it is finished once: a second end changes nothing', async () => {
  await decided();
  const pending = join(directory, 'pending.json');
  await cp(join(home, 'pending.json'), pending);
  await finishNow();
  await writeFile(join(place('database'), 'file'), 'later work');
  await finishNow();
  expect(await read('database')).toBe('later work');
});

test('where the site cannot be written, it is decided still, and finished the next time', async () => {
  await decided();
  const full = { write: () => Promise.reject(new Error('disk full')) };
  await expect(finish(home, place, full)).rejects.toThrow('disk full');
  expect(isDecided(home)).toBe(true);
  await finishNow();
  expect([await read('code'), written]).toEqual(['then', [site]]);
});
